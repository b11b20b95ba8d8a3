import { ShopError } from '@selvedge/contract/error.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';

const indexes = new WeakMap<ContentSnapshot, Map<string, MarketSettings>>();

/** Any case is understood; the answer speaks the canonical id. */
export function getMarket(content: ContentSnapshot, id: string): MarketSettings {
  let index = indexes.get(content);
  if (!index) {
    index = new Map(content.markets.map((market) => [market.id.toLowerCase(), market]));
    indexes.set(content, index);
  }
  const market = index.get(id.toLowerCase());
  if (!market) throw new ShopError('market_not_found');
  return market;
}
