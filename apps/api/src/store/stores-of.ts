import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { StoreRow } from './tables.ts';

const known = new WeakMap<readonly StoreRow[], Map<string, readonly StoreRow[]>>();

/** The stores of a market, from memory. In the ten countries without stores of ours there are none (STO-001); where collecting is off, none offers it. */
export function storesOf({ stores, byMarket, closed }: ContentSnapshot, market: string): readonly StoreRow[] {
  const content = byMarket.get(market) ?? closed.get(market);
  if (!content?.market.hasStoreLocator) return [];
  const markets = known.get(stores) ?? new Map<string, readonly StoreRow[]>();
  known.set(stores, markets);
  const { clickAndCollect: isCollected } = content.featureToggles;
  const key = `${market} ${isCollected}`;
  const found =
    markets.get(key) ??
    stores.filter((store) => store.markets.includes(market)).map((store) => (isCollected ? store : { ...store, clickAndCollect: false }));
  markets.set(key, found);
  return found;
}
