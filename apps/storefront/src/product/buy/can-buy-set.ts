import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';

/** All of it or nothing: what is sold out or not sold yet keeps the others back. */
export function canBuySet(set: ProductDetail): boolean {
  const isOffered = ['available', 'preorder'].includes(productState(set));
  return isOffered && set.productSetOptions.every(({ inStock, comingSoonProduct }) => inStock && comingSoonProduct === '');
}
