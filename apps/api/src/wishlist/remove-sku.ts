import type { WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { productIdOf } from '@selvedge/domain/catalogue/product-id.ts';
import type { Ctx } from '../shop/ctx.ts';
import { changeOwn } from './change-own.ts';
import { showSummary } from './show-wishlist.ts';
import { deleteSku } from './store.ts';

/** What the shop no longer knows can be removed, too: it is what a shopper most wants to be rid of. */
export async function removeSku(ctx: Ctx, { sku, wishlistId }: { sku: string; wishlistId?: string | undefined }): Promise<WishlistSummary> {
  return showSummary(await changeOwn(ctx, wishlistId, (tx, { id }) => deleteSku(tx, { id, sku: productIdOf(sku) })));
}
