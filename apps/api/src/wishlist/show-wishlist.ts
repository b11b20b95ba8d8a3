import type { SharedWishlist, Wishlist, WishlistSummary } from '@selvedge/contract/wishlist.ts';

import type { Ctx } from '../shop/ctx.ts';
import { listCards } from './list-cards.ts';
import { listNews } from './list-news.ts';
import type { StoredWishlist } from './store.ts';

export function showSummary({ id, name, isDefault, shareReference, skus, createdAt }: StoredWishlist): WishlistSummary {
  return {
    wishlistId: id,
    wishlistName: name,
    isDefaultWishlist: isDefault,
    ...(shareReference && { shareLinkReference: shareReference }),
    skus,
    dateCreated: createdAt.toISOString(),
  };
}

export async function showWishlist(ctx: Ctx, stored: StoredWishlist): Promise<Wishlist> {
  return { ...showSummary(stored), products: await listCards(ctx, stored.skus), news: await listNews(ctx, stored) };
}

/** For whoever has the link: without what is the owner's. */
export async function showShared(ctx: Ctx, stored: StoredWishlist): Promise<SharedWishlist> {
  const { wishlistId: _, isDefaultWishlist: __, ...shared } = showSummary(stored);
  return { ...shared, products: await listCards(ctx, stored.skus) };
}
