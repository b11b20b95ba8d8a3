import { type BlockEditor, field } from '../field.ts';
import { colourFields, ctaFields, extrasFields, headlineField } from '../shared-fields.ts';

export const textEditor: BlockEditor = {
  label: 'text',
  fields: [
    field('headline', 'text'),
    headlineField,
    field('subHeadline', 'text'),
    field('text', 'richText', { required: true }),
    ...ctaFields,
    field('align', 'select', { options: ['start', 'center'] }),
    ...colourFields,
    field('wordLimit', 'number', { min: 1, max: 20_000 }),
    field('buffers', 'number', { min: 0, max: 1000 }),
    ...extrasFields,
  ],
  initial: { headline: '', text: '', align: 'start', backgroundColor: 'paper', wordLimit: 2500, buffers: 0 },
};
