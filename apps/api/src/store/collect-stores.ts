import { ShopError } from '@selvedge/contract/error.ts';
import type { CollectStore } from '@selvedge/contract/shipping.ts';
import { distanceBetween, type Position } from '@selvedge/domain/shipping/distance-between.ts';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { type StoreRow, storeTable } from './tables.ts';

export type Near = { from?: Position | undefined; city?: string | undefined; postalCode?: string | undefined; most: number };

/** STO-007 Nearest first. In the ten countries without stores of ours there are none. (STO-001) */
export async function listCollectStores(
  ctx: Pick<Ctx, 'db' | 'market'>,
  { from, city = '', postalCode = '', most }: Near,
): Promise<CollectStore[]> {
  if (!ctx.market?.hasStoreLocator) return [];
  const rows = await ctx.db
    .select()
    .from(storeTable)
    .where(and(eq(storeTable.clickAndCollect, true), arrayContains(storeTable.markets, [ctx.market.id])))
    .orderBy(asc(storeTable.id));
  // Without a place on the map, the same town comes first, and then what begins like its postal code.
  const rank = (row: StoreRow) => {
    if (city !== '' && row.city.toLowerCase() === city.trim().toLowerCase()) return 0;
    return postalCode !== '' && row.postalCode.slice(0, 2) === postalCode.trim().slice(0, 2) ? 1 : 2;
  };
  return rows
    .map((row) => ({ store: showStore(row, from), rank: from ? 0 : rank(row) }))
    .sort((a, b) => a.rank - b.rank || a.store.straightLineDistance - b.store.straightLineDistance)
    .slice(0, most)
    .map(({ store }) => store);
}

export async function findCollectStore(
  ctx: Pick<Ctx, 'db'>,
  id: string,
): Promise<(CollectStore & { markets: readonly string[] }) | undefined> {
  const [row] = await ctx.db
    .select()
    .from(storeTable)
    .where(and(eq(storeTable.id, id), eq(storeTable.clickAndCollect, true)));
  return row && { ...showStore(row), markets: row.markets };
}

/** STO-008, STO-009 */
export async function getCollectStore(ctx: Pick<Ctx, 'db' | 'content'>, id: string): Promise<CollectStore> {
  const store = await findCollectStore(ctx, id);
  const isOffered = store?.markets.some((market) => ctx.content.byMarket.get(market)?.market.hasStoreLocator);
  if (!store || !isOffered) throw new ShopError('not_found');
  return store;
}

function showStore({ markets: _, clickAndCollect: __, ...store }: StoreRow, from?: Position): CollectStore {
  return { ...store, straightLineDistance: from ? Math.round(distanceBetween(from, store)) : 0 };
}
