import type { WishNews } from '@selvedge/contract/wishlist.ts';
import { isPriceDrop } from '@selvedge/domain/message/is-price-drop.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import { findSold, getMarketCatalogue } from '../catalogue/market-of.ts';
import { priceOf } from '../catalogue/show-card.ts';
import { showVariants } from '../catalogue/show-detail.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { StoredWishlist } from './store.ts';

/** What has happened to the goods of a list since they were put there: they cost less, or there are only a few left. */
export async function listNews(ctx: Ctx, list: Pick<StoredWishlist, 'id' | 'skus'>): Promise<WishNews[]> {
  const catalogue = await getMarketCatalogue(ctx);
  const { id: market, currency } = catalogue.market;
  const before = await pricesWhenAdded(ctx, { id: list.id, market });
  return list.skus.flatMap((sku) => {
    const product = findSold(catalogue, sku);
    if (product === undefined) return [];
    const was = before.get(sku);
    const isLower = was !== undefined && isPriceDrop({ before: was, now: priceOf(catalogue, product).sales });
    const inStock = showVariants(catalogue, product).filter(({ inStockEcom }) => inStockEcom);
    const isFewLeft = inStock.length > 0 && inStock.every((variant) => variant.isFewLeft);
    if (!isLower && !isFewLeft) return [];
    return [{ sku, ...(isLower && { was: { amount: toDecimal(was, currency), currency } }), ...(isFewLeft && { isFewLeft }) }];
  });
}

/** In minor units, of what had a price then. */
async function pricesWhenAdded({ db }: Pick<Ctx, 'db'>, { id, market }: { id: string; market: string }): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ sku: string; sales: string }>(sql`
    select k.sku, before.sales from wishlist_sku k
    join lateral (select sales from price p where p.market = ${market} and p.product_id = k.sku and p.valid_from <= k.added_at
      order by p.valid_from desc limit 1) before on true
    where k.wishlist_id = ${id}`);
  return new Map(rows.map(({ sku, sales }) => [sku, Number(sales)]));
}
