import { randomBytes } from 'node:crypto';
import type { WishlistShareLink, WishlistSummary } from '@selvedge/contract/wishlist.ts';
import { pageUrl } from '@selvedge/domain/page/page-path.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { changeOwn } from './change-own.ts';
import { showSummary } from './show-wishlist.ts';
import { changeWishlist, type StoredWishlist } from './store.ts';

export async function getShareLink(ctx: Ctx, wishlistId: string): Promise<WishlistShareLink> {
  const { shareReference } = await changeOwn(ctx, wishlistId, share);
  return { shareLinkReference: shareReference!, url: shareUrl(ctx, shareReference!) };
}

export async function revokeShareLink(ctx: Ctx, wishlistId: string): Promise<WishlistSummary> {
  return showSummary(await changeOwn(ctx, wishlistId, (tx, { id }) => changeWishlist(tx, id, { shareReference: null })));
}

/** The same reference until it is revoked: a link that was sent must not die of a second click. */
export async function share(tx: Db, { id, shareReference }: StoredWishlist): Promise<void> {
  if (!shareReference) await changeWishlist(tx, id, { shareReference: randomBytes(16).toString('base64url') });
}

/** From the shop's root. */
function shareUrl(ctx: Ctx, reference: string): string {
  return `${pageUrl(getMarketOf(ctx).id, 'wishlistPage')}?shareReference=${reference}`;
}
