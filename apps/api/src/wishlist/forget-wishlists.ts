import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import type { Db } from '../db/db.ts';
import { showSummary } from './show-wishlist.ts';
import { deleteWishlistsOf, listWishlistRows, withSkus } from './store.ts';

/** With the account go its lists, and every link to them is dead. */
export async function forgetWishlists(tx: Db, shopperId: string): Promise<void> {
  await deleteWishlistsOf(tx, shopperId);
}

/** What the shop knows of a shopper's wishes. */
export async function exportWishlists(db: Db, shopperId: string): Promise<WishlistSummary[]> {
  return (await withSkus(db, await listWishlistRows(db, shopperId))).map(showSummary);
}
