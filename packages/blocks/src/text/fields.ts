import { type BlockEditor, field } from '../field.ts';

export const textEditor: BlockEditor = {
  label: 'text',
  fields: [
    field('text', 'richText', { required: true }),
    field('align', 'select', { options: ['start', 'center'] }),
    field('wordLimit', 'number', { min: 1, max: 20_000 }),
    field('buffers', 'number', { min: 0, max: 1000 }),
  ],
  initial: { text: [], align: 'start', backgroundColor: 'paper', wordLimit: 2500, buffers: 0 },
};
