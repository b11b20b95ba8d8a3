import type { FavoriteStore } from '@selvedge/contract/account.ts';
import { and, asc, eq } from 'drizzle-orm';
import { stockLocationTable } from '../catalogue/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { storesOf } from '../store/stores-of.ts';
import { storeTable } from '../store/tables.ts';

/** The stores of the market, by name. */
export async function listStores(ctx: Ctx): Promise<{ physicalId: string; name: string }[]> {
  if (!ctx.market?.hasStoreLocator) return [];
  const kept = storesOf(ctx.content, ctx.market.id).map(({ id, name }) => ({ physicalId: id, name }));
  if (kept.length > 0) return kept.sort((a, b) => a.name.localeCompare(b.name));
  const rows = await ctx.db
    .select()
    .from(stockLocationTable)
    .where(eq(stockLocationTable.kind, 'store'))
    .orderBy(asc(stockLocationTable.name));
  return rows.filter(({ markets }) => serves(markets, ctx)).map(({ id, name }) => ({ physicalId: id, name }));
}

/** Undefined for a store that has closed or is in another market: it stays remembered for a shopper who comes back there. */
export async function findStore(ctx: Ctx, id: string | null | undefined): Promise<FavoriteStore | undefined> {
  if (!id || !ctx.market?.hasStoreLocator) return undefined;
  const own = storesOf(ctx.content, ctx.market.id).find((store) => store.id === id);
  if (own) {
    const { name, country: countryCode, street, city, postalCode, phone, longitude, latitude } = own;
    return { physicalId: id, name, shopNumber: id, address: { countryCode, street, city, postalCode, phone, longitude, latitude } };
  }
  const [found] = await ctx.db
    .select()
    .from(stockLocationTable)
    .leftJoin(storeTable, eq(storeTable.id, stockLocationTable.id))
    .where(and(eq(stockLocationTable.kind, 'store'), eq(stockLocationTable.id, id)));
  if (!found || !serves(found.stock_location.markets, ctx)) return undefined;
  const { stock_location: row, store } = found;
  const address = {
    countryCode: store?.country ?? ctx.market.country.code,
    ...{ street: store?.street ?? '', city: store?.city ?? '', postalCode: store?.postalCode ?? '', phone: store?.phone ?? '' },
    ...{ longitude: store?.longitude ?? null, latitude: store?.latitude ?? null },
  };
  return { physicalId: row.id, name: row.name, shopNumber: row.id, address };
}

const serves = (markets: string[] | null, { market }: Ctx): boolean => markets === null || markets.includes(market?.id ?? '');
