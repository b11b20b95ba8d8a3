import { ShopError } from '@selvedge/contract/error.ts';
import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { productIdOf } from '@selvedge/domain/catalogue/product-id.ts';
import { hasRoomFor } from '@selvedge/domain/wishlist/has-room-for.ts';
import type { Ctx } from '../shop/ctx.ts';
import { changeOwn } from './change-own.ts';
import { showSummary } from './show-wishlist.ts';
import { insertSkus } from './store.ts';

/** Everything the shop knows goes on the list; refused when that is nothing, or more than fits. */
export async function addSkus(
  ctx: Ctx,
  { skus, wishlistId }: { skus: readonly string[]; wishlistId?: string | undefined },
): Promise<WishlistSummary> {
  const known = [...new Set(skus.map(productIdOf))].filter((sku) => ctx.catalogue.structure.numberOf.has(sku));
  const list = await changeOwn(ctx, wishlistId, async (tx, before) => {
    if (known.length === 0) throw new ShopError('wishlist_refused', { sku: ['wishlist.unknown_product'] });
    if (!hasRoomFor(before.skus, known)) throw new ShopError('wishlist_refused', { wishlistId: ['wishlist.full'] });
    await insertSkus(tx, { id: before.id, skus: known, now: ctx.now });
  });
  return showSummary(list);
}
