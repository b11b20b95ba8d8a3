import { type BlockEditor, field } from '../field.ts';
import { slimBannerEditor } from '../slim-banner/fields.ts';

export const slimBannerContainerEditor: BlockEditor = {
  label: 'slimBannerContainer',
  fields: [field('banners', 'list', { of: slimBannerEditor.fields, min: 1, max: 4, required: true })],
  initial: { banners: [slimBannerEditor.initial] },
};
