import type { BlockEditor } from '../field.ts';
import { colourFields, sectionFields } from '../shared-fields.ts';

export const multiLinkEditor: BlockEditor = {
  label: 'multiLink',
  fields: [...sectionFields, ...colourFields],
  initial: { headline: '', text: '', enableCtaSlider: false, ctaButtons: [] },
};
