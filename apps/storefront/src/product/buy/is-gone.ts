import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';

/** Nothing of it can be bought online now: not yet, no more, or only in stores. */
export const isGone = ({ comingSoonProduct, inStock }: ProductDetail): boolean => !inStock || comingSoonProduct !== '';
