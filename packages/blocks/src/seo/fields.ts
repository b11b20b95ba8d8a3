import { type BlockEditor, field } from '../field.ts';

export const seoEditor: BlockEditor = {
  label: 'seo',
  fields: [field('text', 'richText', { required: true }), field('shownParagraphs', 'number', { min: 1, max: 20 })],
  initial: { text: [], shownParagraphs: 1 },
};
