import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getOwnWishlist } from './own-wishlist.ts';
import { shopperOf } from './shopper-of.ts';
import { lockShopper, type StoredWishlist, withSkus } from './store.ts';

type Change = (tx: Db, list: StoredWishlist) => Promise<unknown>;

/** Changes one list of the shopper's, with no other change of theirs in between, and answers it as it is then. */
export async function changeOwn(ctx: Ctx, wishlistId: string | undefined, change: Change): Promise<StoredWishlist> {
  const shopperId = shopperOf(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockShopper(tx, shopperId);
    const row = await getOwnWishlist(tx, { shopperId, wishlistId, now: ctx.now });
    const [before] = await withSkus(tx, [row]);
    await change(tx, before!);
    const [after] = await withSkus(tx, [await getOwnWishlist(tx, { shopperId, wishlistId: row.id, now: ctx.now })]);
    return after!;
  });
}
