import type { BlockEditor } from '../field.ts';
import { sectionFields } from '../shared-fields.ts';

export const multiLinkEditor: BlockEditor = {
  label: 'multiLink',
  fields: sectionFields,
  initial: { headline: '', text: [], enableCtaSlider: false, ctaButtons: [] },
};
