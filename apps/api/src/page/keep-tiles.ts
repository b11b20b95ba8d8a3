import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import type { BadgeLooks } from './badge-looks.ts';
import { showTile } from './show-tile.ts';

type Kept = { looks: BadgeLooks; tile: ListingTile };
type Tiles = { of: WeakMap<MarketCatalogue, Map<number, Kept>>; count: number };

/**
 * The tile of a product, the same object for as long as it shows the same: who draws it or writes it knows by that what was drawn and
 * written before. Bounded: those that nobody asked for while `most` others were, are let go.
 */
export function createTileKeeper(most: number) {
  let young = noTiles();
  let old = noTiles();

  function find(catalogue: MarketCatalogue, product: number, looks: BadgeLooks): Kept | undefined {
    const kept = young.of.get(catalogue)?.get(product) ?? old.of.get(catalogue)?.get(product);
    return kept?.looks === looks ? kept : undefined;
  }

  function keep(catalogue: MarketCatalogue, product: number, kept: Kept): void {
    const tiles = young.of.get(catalogue) ?? new Map<number, Kept>();
    if (tiles.get(product) === kept) return;
    if (!tiles.has(product)) young.count += 1;
    young.of.set(catalogue, tiles.set(product, kept));
    if (young.count < most) return;
    old = young;
    young = noTiles();
  }

  return (catalogue: MarketCatalogue, product: number, looks: BadgeLooks): ListingTile => {
    const kept = find(catalogue, product, looks) ?? { looks, tile: showTile(catalogue, product, looks) };
    keep(catalogue, product, kept);
    return kept.tile;
  };
}

const noTiles = (): Tiles => ({ of: new WeakMap(), count: 0 });

/** With what is drawn and written of them, some 50 MB at most. */
export const keptTile = createTileKeeper(4000);
