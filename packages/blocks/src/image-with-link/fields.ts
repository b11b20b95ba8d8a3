import { ctaPositions } from '@selvedge/contract/content/blocks/image-with-link.ts';
import { type BlockEditor, field } from '../field.ts';
import { imagesField } from '../shared-fields.ts';

const percent = (name: string) => field(name, 'number', { min: -50, max: 50, unit: '%' });

export const imageWithLinkEditor: BlockEditor = {
  label: 'imageWithLink',
  fields: [
    imagesField,
    field('text', 'richText'),
    field('textPosition', 'select', { options: ['start', 'center', 'end', 'beside', 'below'] }),
    field('textColor', 'select', { options: ['paper', 'ink'] }),
    field('toggleFullWidth', 'toggle'),
    field('banner', 'perBreakpoint', {
      of: [
        field('text', 'richText'),
        field('textColor', 'colour'),
        field('cta', 'text'),
        field('ctaColor', 'colour'),
        field('ctaBackgroundColor', 'colour'),
        field('ctaFontSize', 'number', { min: 8, max: 64, unit: 'px' }),
        field('ctaPosition', 'select', { options: ctaPositions }),
        percent('xSpace'),
        percent('ySpace'),
        field('disclaimer', 'text'),
        field('enableCtaIcon', 'toggle'),
      ],
    }),
  ],
  initial: { text: [], textPosition: 'below', textColor: 'paper', toggleFullWidth: true },
};
