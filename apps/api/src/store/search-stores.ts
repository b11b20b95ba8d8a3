import type { FoundStores } from '@selvedge/contract/store.ts';
import { findMapView } from '@selvedge/domain/map/map-country.ts';
import { findStores, type StoreQuery } from '@selvedge/domain/store/find-stores.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import type { Ports } from '../shop/ctx.ts';
import { showStore } from './show-store.ts';
import { storesOf } from './stores-of.ts';

type SearchShop = { content: ContentSnapshot; ports: Pick<Ports, 'storePlaces'>; now: Date };
type Search = StoreQuery & { market: string; most: number };

/** STO-006 From memory alone. */
export function searchStores({ content, ports, now }: SearchShop, { market, most, ...query }: Search): FoundStores {
  const stores = storesOf(content, market);
  const country = content.byMarket.get(market)?.market.country.code ?? '';
  const text = query.text?.trim() ?? '';
  const place = query.from || text === '' || stores.length === 0 ? undefined : ports.storePlaces.find({ country, text });
  const from = query.from ?? place;
  const hits = findStores(stores, { ...query, text, from }, now);
  const view = findMapView(content.countries, country);
  return {
    ...(view && { view }),
    stores: hits.slice(0, most).map(({ store, distance }) => showStore(store, { market, now, distance })),
    total: hits.length,
    ...(from && { around: { name: place?.name ?? '', latitude: from.latitude, longitude: from.longitude } }),
  };
}
