import { tileSizes } from '@selvedge/contract/catalogue/listing.ts';
import { type BlockEditor, field } from '../field.ts';
import { commonNames } from '../shared-fields.ts';

export const promotionSpotEditor: BlockEditor = {
  label: 'promotionSpot',
  fields: [
    field('position', 'number', { min: 1, max: 10_000 }),
    field('type', 'select', { options: tileSizes }),
    field('random', 'toggle'),
    field('block', 'block', { required: true }),
  ],
  without: commonNames,
  initial: { position: 1, type: '1x1', random: false },
};
