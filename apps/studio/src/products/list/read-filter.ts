import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';

/** What stands in the address of the list. */
export const filterNames = [
  'search',
  'market',
  'language',
  'category',
  'brand',
  'colour',
  'tag',
  'badge',
  'price',
  'stock',
  'missing',
  'state',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Only what is said: the shop knows what is meant otherwise. */
export function readFilter(search: string): Partial<ProductFilter> {
  const query = new URLSearchParams(search);
  const said = filterNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(said) as Partial<ProductFilter>;
}
