import { PromotionalSpot } from '@selvedge/contract/catalogue/listing.ts';
import { blockSchemas } from '@selvedge/contract/content/blocks.ts';
import { expect, test } from 'vitest';
import { newSpot } from './new-spot.ts';

test('a new spot is one that a listing can draw', () => {
  const spot = newSpot('2x1', 3);
  expect(PromotionalSpot.safeParse(spot).error).toBeUndefined();
  expect(blockSchemas.text.safeParse(spot.block).error).toBeUndefined();
});
