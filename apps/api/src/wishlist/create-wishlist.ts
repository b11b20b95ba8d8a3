import { ShopError } from '@selvedge/contract/error.ts';
import { mostWishlists, type WishlistName, type WishlistSummary } from '@selvedge/contract/wishlist.ts';
import type { Ctx } from '../shop/ctx.ts';
import { shopperOf } from './shopper-of.ts';
import { showSummary } from './show-wishlist.ts';
import { insertWishlist, listWishlistRows, lockShopper } from './store.ts';

export async function createWishlist(ctx: Ctx, { wishlistName }: WishlistName): Promise<WishlistSummary> {
  const shopperId = shopperOf(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockShopper(tx, shopperId);
    const named = (await listWishlistRows(tx, shopperId)).filter(({ isDefault }) => !isDefault);
    if (named.length >= mostWishlists) throw new ShopError('wishlist_refused', { wishlistName: ['wishlist.too_many'] });
    const row = await insertWishlist(tx, { shopperId, name: wishlistName, now: ctx.now });
    if (!row) throw new ShopError('wishlist_refused', { wishlistName: ['wishlist.name_taken'] });
    return showSummary({ ...row, skus: [] });
  });
}
