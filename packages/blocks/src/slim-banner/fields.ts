import { type BlockEditor, field } from '../field.ts';
import { alignmentField, colourFields, locationField } from '../shared-fields.ts';

export const slimBannerEditor: BlockEditor = {
  label: 'slimBanner',
  fields: [field('text', 'text', { required: true }), field('link', 'link'), locationField, alignmentField, ...colourFields],
  initial: { text: '', location: 'above', alignment: 'center' },
};
