import { type BlockEditor, field } from '../field.ts';
import { imagesField } from '../shared-fields.ts';

export const imageWithTextEditor: BlockEditor = {
  label: 'imageWithText',
  fields: [
    imagesField,
    field('headline', 'text', { required: true }),
    field('text', 'richText'),
    field('side', 'select', { options: ['start', 'end'] }),
  ],
  initial: { headline: '', text: [], side: 'start', backgroundColor: 'paper' },
};
