import { type BlockEditor, field } from '../field.ts';
import { alignmentField, locationField } from '../shared-fields.ts';

export const slimBannerAdvancedEditor: BlockEditor = {
  label: 'slimBannerAdvanced',
  fields: [
    field('text', 'richText', { required: true }),
    field('popupLabel', 'text'),
    field('popupContent', 'richText'),
    locationField,
    alignmentField,
  ],
  initial: { text: [], location: 'above', alignment: 'center' },
};
