import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { StoreRow } from './tables.ts';

const known = new WeakMap<readonly StoreRow[], Map<string, readonly StoreRow[]>>();

/** The stores of a market, from memory. In the ten countries without stores of ours there are none. (STO-001) */
export function storesOf({ stores, byMarket, closed }: ContentSnapshot, market: string): readonly StoreRow[] {
  if (!(byMarket.get(market) ?? closed.get(market))?.market.hasStoreLocator) return [];
  const markets = known.get(stores) ?? new Map<string, readonly StoreRow[]>();
  known.set(stores, markets);
  const found = markets.get(market) ?? stores.filter((store) => store.markets.includes(market));
  markets.set(market, found);
  return found;
}
