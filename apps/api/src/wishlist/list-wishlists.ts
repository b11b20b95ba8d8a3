import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getDefaultWishlist } from './own-wishlist.ts';
import { shopperOf } from './shopper-of.ts';
import { showSummary } from './show-wishlist.ts';
import { listWishlistRows, withSkus } from './store.ts';

export async function listWishlists(ctx: Ctx): Promise<WishlistSummary[]> {
  const shopperId = shopperOf(ctx);
  await getDefaultWishlist(ctx.db, { shopperId, now: ctx.now });
  return (await withSkus(ctx.db, await listWishlistRows(ctx.db, shopperId))).map(showSummary);
}
