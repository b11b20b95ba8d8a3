import type { MarketCatalogue } from '../market-catalogue.ts';
import { productsInStore } from '../supply.ts';
import type { Bits } from './bits.ts';

/** What a store has, as it was laid out with the assortment; nothing of a store that does not serve the market. */
export function findInStore({ structure, market, stores }: MarketCatalogue, store: string): Bits | undefined {
  const known = stores.find(store);
  if (known) return known;
  const found = productsInStore(structure, store, market.id);
  return found && stores.keep(store, found);
}
