import type { Received } from '@selvedge/contract/endpoint.ts';
import type { Store, stores } from '@selvedge/contract/store.ts';
import type { Ctx } from '../shop/ctx.ts';
import { searchStores } from './search-stores.ts';

/** STO-006 */
export function listStores(ctx: Ctx, query: Received<typeof stores.list>['query']): Store[] {
  const { city, allStores, filterByClickNCollect, latitude, longitude, service, openNow } = query;
  const from = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return searchStores(ctx, {
    ...{ market: ctx.market?.id ?? '', text: city, from, service, openNow, most: allStores ? mostOfAll : most },
    ...{ clickAndCollect: filterByClickNCollect, isEverywhere: allStores },
  }).stores;
}

const most = 50;
const mostOfAll = 5_000;
