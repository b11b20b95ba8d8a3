import type { PageAlias } from '@selvedge/contract/page.ts';
import type { RowVariant } from './puck-page.ts';

/** Which places for rows a page has, in the order in which they are seen. */
export function variantsOf(alias: PageAlias): readonly RowVariant[] {
  switch (alias) {
    case 'categoryPage':
      return ['top', 'plp', 'sidebar', 'bottom'];
    case 'searchPage':
      return ['top', 'plp', 'sidebar', 'bottom', 'emptySearch'];
    case 'productPage':
      return ['top', 'similarProducts', 'bottom'];
    case 'productSetPage':
      return ['top', 'productSet', 'bottom'];
    case 'wishlistPage':
      return ['top', 'emptyWishlist', 'bottom'];
    default:
      return ['top', 'bottom'];
  }
}
