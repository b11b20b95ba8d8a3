import { type FoundStores, StoreService } from '@selvedge/contract/store.ts';
import { openingChangesAt } from '@selvedge/domain/store/opening-state.ts';
import { getPageData } from '../content/get-page-data.ts';
import type { PageRequest } from '../content/page-request.ts';
import type { PageResolution } from '../content/resolve-page.ts';
import { searchStores } from '../store/search-stores.ts';
import { storesOf } from '../store/stores-of.ts';
import type { FoundPage } from './found-page.ts';
import type { PageShop } from './page-shop.ts';

/** A page of more than these would be read by nobody; the search finds the others. */
const mostListed = { storeLocatorPage: 60, retailStores: 300 };

type Asked = { resolved: PageResolution & { alias: keyof typeof mostListed }; plain: FoundPage };

/** The stores of a market: all of them, or those that were looked for. */
export function findStoresPage(shop: PageShop, request: PageRequest, { resolved, plain }: Asked): FoundPage {
  const { alias, in: market, query } = resolved;
  const [text, service, open, collect] = ['q', 'service', 'open', 'collect'].map((name) => query[name]?.[0]);
  const stores = storesOf(shop.content, market.market.id);
  const load = () => {
    const found: FoundStores = searchStores(
      { ...shop, ports: { storePlaces: shop.storePlaces ?? { find: () => undefined } } },
      {
        ...{ market: market.market.id, most: mostListed[alias], text, clickAndCollect: collect === '1', openNow: open === '1' },
        service: StoreService.safeParse(service).data,
      },
    );
    return getPageData(shop.content, request, {
      resolved,
      fromCatalogue: {
        content: { stores: found, ...(shop.mapTiles && { mapTiles: shop.mapTiles }) },
        canonicalQuery: '',
        isIndexable: text === undefined,
      },
    });
  };
  return { ...plain, isLongTail: text !== undefined, load, until: nextChange(stores, shop.now) };
}

/** In one market most stores keep the same hours, so few are asked. */
function nextChange(stores: ReturnType<typeof storesOf>, now: Date): number | undefined {
  const moments = stores.slice(0, 300).flatMap((store) => openingChangesAt(store, now) ?? []);
  return moments.length === 0 ? undefined : Math.min(...moments);
}
