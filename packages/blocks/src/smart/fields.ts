import { audiences } from '@selvedge/contract/content/widgets/smart.ts';
import { type BlockEditor, field } from '../field.ts';
import { commonNames } from '../shared-fields.ts';

export const smartEditor: BlockEditor = {
  label: 'smart',
  fields: [
    field('variants', 'list', {
      of: [
        field('audience', 'select', { options: audiences }),
        field('from', 'dateTime'),
        field('until', 'dateTime'),
        field('block', 'block', { required: true }),
      ],
      min: 1,
      max: 12,
      required: true,
    }),
  ],
  without: commonNames,
  initial: { variants: [] },
};
