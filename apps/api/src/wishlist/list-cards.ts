import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { listable } from '../catalogue/list-products.ts';
import { daysTreatedAsNew, freshProducts } from '../catalogue/market-catalogue.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { showCard } from '../catalogue/show-card.ts';
import type { Ctx } from '../shop/ctx.ts';

/** What the market sells of them, sold out or not. What has left the shop has no card. */
export async function listCards(ctx: Ctx, skus: readonly string[]): Promise<ProductCard[]> {
  const catalogue = await getMarketCatalogue(ctx);
  const fresh = freshProducts(catalogue, { days: daysTreatedAsNew, now: ctx.now });
  return listable(catalogue, skus).map((product) => ({
    ...showCard(catalogue, product, { location: 'wishlist' }),
    isNew: hasBit(fresh, product),
  }));
}
