import { type BlockEditor, field } from '../field.ts';
import { alignmentField, colourFields, ctaFields, extrasFields, locationField } from '../shared-fields.ts';

export const slimBannerAdvancedEditor: BlockEditor = {
  label: 'slimBannerAdvanced',
  fields: [
    field('text', 'richText', { required: true }),
    ...ctaFields,
    field('popupLabel', 'text'),
    field('popupContent', 'richText'),
    locationField,
    alignmentField,
    ...colourFields,
    ...extrasFields,
  ],
  initial: { text: '', location: 'above', alignment: 'center' },
};
