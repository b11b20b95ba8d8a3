import { ShopError } from '@selvedge/contract/error.ts';
import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import type { Ctx } from '../shop/ctx.ts';
import { changeOwn } from './change-own.ts';
import { showSummary } from './show-wishlist.ts';
import { changeWishlist, isNameTaken } from './store.ts';

type Renaming = { wishlistId: string; wishlistName: string };

export async function renameWishlist(ctx: Ctx, { wishlistId, wishlistName }: Renaming): Promise<WishlistSummary> {
  const list = await changeOwn(ctx, wishlistId, async (tx, before) => {
    if (await isNameTaken(tx, { ...before, name: wishlistName }))
      throw new ShopError('wishlist_refused', { wishlistName: ['wishlist.name_taken'] });
    await changeWishlist(tx, before.id, { name: wishlistName });
  });
  return showSummary(list);
}
