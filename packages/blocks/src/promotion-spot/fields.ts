import { tileSizes } from '@selvedge/contract/catalogue/listing.ts';
import { type BlockEditor, field } from '../field.ts';

export const promotionSpotEditor: BlockEditor = {
  label: 'promotionSpot',
  fields: [
    field('position', 'number', { min: 1, max: 10_000 }),
    field('type', 'select', { options: tileSizes }),
    field('random', 'toggle'),
    field('block', 'block', { required: true }),
  ],
  initial: { position: 1, type: '1x1', random: false },
};
