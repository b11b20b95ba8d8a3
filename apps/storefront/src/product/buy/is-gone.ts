import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';

/** Nothing of it can be bought online now: not yet, or no more. */
export function isGone({ comingSoonProduct, inStock, hasEcom }: ProductDetail): boolean {
  return hasEcom && (!inStock || comingSoonProduct !== '');
}
