import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { createCache } from '../cache/create-cache.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { BadgeLooks } from './badge-looks.ts';
import { showStyleTile, showTile } from './show-tile.ts';

type Kept = { looks: BadgeLooks; tile: ListingTile };

/** More products than an assortment has, so that the tiles of two markets never share a key. */
const mostProducts = 2 ** 24;

/**
 * The tile of a product, the same object for as long as it shows the same: who draws it or writes it knows by that what was drawn and
 * written before.
 */
export function createTileKeeper(maxEntries: number, show: typeof showTile = showTile) {
  const tiles = createCache<number, Kept>({ name: 'tiles', maxEntries });
  const numbers = new WeakMap<MarketCatalogue, number>();
  let seen = 0;

  function numberOf(catalogue: MarketCatalogue): number {
    const known = numbers.get(catalogue);
    if (known !== undefined) return known;
    numbers.set(catalogue, ++seen);
    return seen;
  }

  return (catalogue: MarketCatalogue, product: number, looks: BadgeLooks): ListingTile => {
    const key = numberOf(catalogue) * mostProducts + product;
    const kept = tiles.find(key);
    if (kept?.looks === looks) return kept.tile;
    return tiles.keep(key, { looks, tile: show(catalogue, product, looks) }).tile;
  };
}

/** With what is drawn and written of them, some 25 MB at most. */
export const keptTile = createTileKeeper(2000);
/** Of searches, which are many and seldom the same. */
export const keptStyleTile = createTileKeeper(500, showStyleTile);
