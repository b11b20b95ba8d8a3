import { wishlistPreviewSkus } from '../constants.ts';

type Listed = { wishlistId: string; isDefaultWishlist: boolean; skus: readonly string[] };
export type WishlistPreview = { wishlistId: string; skus: readonly string[] };

/** The lists that a shopper has named: the default one is always there and leads the way. (WSH-002) */
export function namedWishlists<T extends Pick<Listed, 'isDefaultWishlist'>>(lists: readonly T[]): T[] {
  return lists.filter(({ isDefaultWishlist }) => !isDefaultWishlist);
}

/** What a small picture of each list shows: its latest pieces, four at most. (WSH-003, WSH-004) */
export function previewWishlists(lists: readonly Listed[]): WishlistPreview[] {
  return lists.map(({ wishlistId, skus }) => ({ wishlistId, skus: skus.slice(0, wishlistPreviewSkus) }));
}
