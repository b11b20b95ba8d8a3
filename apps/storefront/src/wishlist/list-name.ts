import type { Translate } from '../lib/shop-context.tsx';

/** The default list has a name in every language until its owner gives it one. */
export function listName(t: Translate, wishlistName: string): string {
  return wishlistName || t('wishlist.default');
}
