import type { Maker } from '@selvedge/contract/product-safety.ts';

/** Who made something: whom the product names, or else the maker of its brand, or else the one who makes everything else. */
export function findMaker(makers: readonly Maker[], { maker, brand }: { maker: string; brand: string }): Maker | undefined {
  if (maker !== '') return makers.find(({ id }) => id === maker);
  const isOf = ({ brands }: Maker) => brands.some((each) => each.toLowerCase() === brand.toLowerCase());
  return makers.find(isOf) ?? makers.find(({ brands }) => brands.length === 0);
}
