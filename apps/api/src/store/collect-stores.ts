import { ShopError } from '@selvedge/contract/error.ts';
import type { CollectStore } from '@selvedge/contract/shipping.ts';
import { findStores } from '@selvedge/domain/store/find-stores.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { showCollectStore } from './show-store.ts';
import { storesOf } from './stores-of.ts';
import { storeTable } from './tables.ts';

export type Near = { city?: string | undefined; postalCode?: string | undefined; most: number };

/** STO-007 Nearest first. In the ten countries without stores of ours there are none. (STO-001) */
export function listCollectStores(ctx: Ctx, { city = '', postalCode = '', most }: Near): CollectStore[] {
  if (!ctx.market) return [];
  const stores = storesOf(ctx.content, ctx.market.id);
  const country = ctx.market.country.code;
  const [code, town] = [postalCode.trim(), city.trim()];
  const from = [code, town].flatMap((text) => (text && ctx.ports.storePlaces.find({ country, text })) || [])[0];
  const everywhere = { clickAndCollect: true, isEverywhere: true };
  // The same town comes first, and then what begins like its postal code; who lives where no store is known sees them all.
  for (const text of [town, code, '']) {
    const hits = findStores(stores, { ...everywhere, text: from ? '' : text, from }, ctx.now);
    if (hits.length > 0) return hits.slice(0, most).map(({ store, distance }) => showCollectStore(store, distance));
  }
  return [];
}

/** From the database itself: a parcel must not be sent to a store that has just closed. */
export async function findCollectStore(
  ctx: Pick<Ctx, 'db'>,
  id: string,
): Promise<(CollectStore & { markets: readonly string[] }) | undefined> {
  const [row] = await ctx.db
    .select()
    .from(storeTable)
    .where(and(eq(storeTable.id, id), eq(storeTable.clickAndCollect, true)));
  return row && { ...showCollectStore(row), markets: row.markets };
}

/** STO-008, STO-009 */
export async function getCollectStore(ctx: Pick<Ctx, 'db' | 'content'>, id: string): Promise<CollectStore> {
  const store = await findCollectStore(ctx, id);
  const isOffered = store?.markets.some((market) => ctx.content.byMarket.get(market)?.market.hasStoreLocator);
  if (!store || !isOffered) throw new ShopError('not_found');
  const { markets: _, ...shown } = store;
  return shown;
}
