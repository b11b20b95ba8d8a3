import { tones } from '@selvedge/contract/content/colour.ts';
import { type BlockEditor, field } from '../field.ts';
import { ctaFields } from '../shared-fields.ts';

export const divisionModeEditor: BlockEditor = {
  label: 'divisionMode',
  fields: [
    field('halves', 'list', {
      of: [
        field('image', 'picture'),
        field('videoId', 'text'),
        field('headline', 'text', { required: true }),
        field('text', 'text'),
        ...ctaFields,
        field('tone', 'select', { options: tones }),
      ],
      min: 2,
      max: 2,
    }),
  ],
  initial: {
    halves: [
      { headline: '', text: '', tone: 'cloth' },
      { headline: '', text: '', tone: 'indigo' },
    ],
  },
};
