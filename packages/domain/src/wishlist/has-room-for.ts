import { mostWishlistSkus } from '@selvedge/contract/wishlist.ts';

/** Whether a list has room for all of them. What is on it already takes none. */
export function hasRoomFor(skus: readonly string[], added: readonly string[]): boolean {
  return new Set([...skus, ...added]).size <= mostWishlistSkus;
}
