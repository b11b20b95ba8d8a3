import type { PromotionalSpot, TileSize } from '@selvedge/contract/catalogue/listing.ts';

/** Words first: a picture has to be chosen, and an unfinished spot can't be shown. */
export const newSpot = (size: TileSize, position: number): PromotionalSpot => ({
  id: crypto.randomUUID(),
  position,
  size,
  random: false,
  block: { id: crypto.randomUUID(), _alias: 'text', headline: '', text: [] },
});
