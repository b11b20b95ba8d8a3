import { type BlockEditor, field } from '../field.ts';

export const textAccordionEditor: BlockEditor = {
  label: 'textAccordion',
  fields: [
    field('text', 'richText'),
    field('items', 'list', {
      of: [field('title', 'text', { required: true }), field('text', 'richText', { required: true }), field('isOpen', 'toggle')],
      min: 1,
      max: 60,
      required: true,
    }),
    field('oneAtATime', 'toggle'),
  ],
  initial: { text: [], items: [{ title: '', text: [], isOpen: false }], oneAtATime: false },
};
