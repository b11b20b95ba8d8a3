import { ctaPositions } from '@selvedge/contract/content/blocks/image-with-link.ts';
import { type BlockEditor, field } from '../field.ts';
import { carouselFields, newCarousel } from '../shared-fields.ts';

export const imageCarouselEditor: BlockEditor = {
  label: 'imageCarousel',
  fields: [
    field('content', 'list', {
      of: [
        field('image', 'picture', { required: true }),
        field('imageMobile', 'picture'),
        field('imageAltText', 'text'),
        field('text', 'richText'),
        field('cta', 'text'),
        field('link', 'link'),
        field('ctaPosition', 'select', { options: ctaPositions }),
        field('ctaFontSize', 'number', { min: 8, max: 64, unit: 'px' }),
        field('ctaColor', 'colour'),
        field('ctaBackgroundColor', 'colour'),
      ],
      min: 1,
      max: 30,
      required: true,
    }),
    ...carouselFields,
  ],
  initial: { ...newCarousel, content: [] },
};
