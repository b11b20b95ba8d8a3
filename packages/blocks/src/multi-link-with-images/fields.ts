import { type BlockEditor, field } from '../field.ts';
import { sectionFields } from '../shared-fields.ts';

export const multiLinkWithImagesEditor: BlockEditor = {
  label: 'multiLinkWithImages',
  fields: [
    field('textSectionsMobile', 'list', { of: sectionFields, min: 1, max: 12, required: true }),
    field('textSectionsTablet', 'list', { of: sectionFields, min: 0, max: 12 }),
    field('textSectionsDesktop', 'list', { of: sectionFields, min: 0, max: 12 }),
  ],
  initial: { textSectionsMobile: [{ headline: '', text: [], enableCtaSlider: false, ctaButtons: [] }] },
};
