import { type BlockEditor, field } from '../field.ts';

export const uspEditor: BlockEditor = {
  label: 'usp',
  fields: [
    field('items', 'list', {
      of: [
        field('id', 'text', { required: true }),
        field('alias', 'select', { options: ['simple', 'advanced'] }),
        field('itemIcon', 'icon'),
        field('itemText', 'text', { required: true }),
        field('linkText', 'text'),
        field('popupContent', 'richText'),
        field('link', 'link'),
      ],
      min: 1,
      max: 12,
      required: true,
    }),
  ],
  initial: { items: [] },
};
