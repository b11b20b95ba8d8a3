import { type BlockEditor, field } from '../field.ts';
import { colourFields } from '../shared-fields.ts';

export const textAccordionEditor: BlockEditor = {
  label: 'textAccordion',
  fields: [
    field('headline', 'text'),
    field('text', 'richText'),
    field('items', 'list', {
      of: [field('title', 'text', { required: true }), field('text', 'richText', { required: true }), field('isOpen', 'toggle')],
      min: 1,
      max: 60,
      required: true,
    }),
    field('oneAtATime', 'toggle'),
    ...colourFields,
  ],
  initial: { headline: '', text: '', items: [{ title: '', text: '', isOpen: false }], oneAtATime: false },
};
