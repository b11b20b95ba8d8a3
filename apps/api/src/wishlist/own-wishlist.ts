import { ShopError } from '@selvedge/contract/error.ts';
import type { Db } from '../db/db.ts';
import { findDefaultRow, findWishlistRow, insertDefault, type WishlistRow } from './store.ts';

type Wanted = { shopperId: string; wishlistId?: string | undefined; now: Date };

/** The list that a call names, or the default one, which every shopper has as soon as somebody asks for it. */
export async function getOwnWishlist(db: Db, { shopperId, wishlistId, now }: Wanted): Promise<WishlistRow> {
  if (wishlistId === undefined) return getDefaultWishlist(db, { shopperId, now });
  const row = await findWishlistRow(db, { shopperId, id: wishlistId });
  if (!row) throw new ShopError('not_found');
  return row;
}

export async function getDefaultWishlist(db: Db, { shopperId, now }: Omit<Wanted, 'wishlistId'>): Promise<WishlistRow> {
  const found = await findDefaultRow(db, shopperId);
  if (found) return found;
  await insertDefault(db, { shopperId, now });
  return (await findDefaultRow(db, shopperId))!;
}
