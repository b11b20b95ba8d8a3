import { type BlockEditor, field } from '../field.ts';
import { colourFields, ctaFields, extrasFields, imagesField } from '../shared-fields.ts';

export const imageWithTextEditor: BlockEditor = {
  label: 'imageWithText',
  fields: [
    imagesField,
    field('headline', 'text', { required: true }),
    field('subHeadline', 'text'),
    field('text', 'richText'),
    ...ctaFields,
    field('side', 'select', { options: ['start', 'end'] }),
    ...colourFields,
    ...extrasFields,
  ],
  initial: { headline: '', text: '', side: 'start', backgroundColor: 'paper' },
};
