import { ShopError } from '@selvedge/contract/error.ts';
import type { SharedWishlist, Wishlist } from '@selvedge/contract/wishlist.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getOwnWishlist } from './own-wishlist.ts';
import { shopperOf } from './shopper-of.ts';
import { showShared, showWishlist } from './show-wishlist.ts';
import { findSharedRow, withSkus } from './store.ts';

type Wanted = { wishlistId?: string | undefined; shareReference?: string | undefined };

/** The id opens a list to its owner, the reference to everybody; with both, the reference is what the link was about. */
export async function getWishlist(ctx: Ctx, { wishlistId, shareReference }: Wanted): Promise<Wishlist | SharedWishlist> {
  if (shareReference !== undefined) return getSharedWishlist(ctx, shareReference);
  const row = await getOwnWishlist(ctx.db, { shopperId: shopperOf(ctx), wishlistId, now: ctx.now });
  const [stored] = await withSkus(ctx.db, [row]);
  return showWishlist(ctx, stored!);
}

export async function getSharedWishlist(ctx: Ctx, reference: string): Promise<SharedWishlist> {
  const row = await findSharedRow(ctx.db, reference);
  if (!row) throw new ShopError('not_found');
  const [stored] = await withSkus(ctx.db, [row]);
  return showShared(ctx, stored!);
}
