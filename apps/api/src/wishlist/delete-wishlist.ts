import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getOwnWishlist } from './own-wishlist.ts';
import { shopperOf } from './shopper-of.ts';
import { deleteWishlistRow } from './store.ts';

export async function deleteWishlist(ctx: Ctx, wishlistId: string): Promise<undefined> {
  const list = await getOwnWishlist(ctx.db, { shopperId: shopperOf(ctx), wishlistId, now: ctx.now });
  if (list.isDefault) throw new ShopError('wishlist_refused', { wishlistId: ['wishlist.default_stays'] });
  await deleteWishlistRow(ctx.db, list.id);
  return undefined;
}
