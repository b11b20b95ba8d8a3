import type { SubBrand } from '@selvedge/contract/navigation.ts';

/** The brand whose pages these are: the one with the longest address that the path begins with, else the main one. */
export function activeBrand(brands: readonly SubBrand[], path: string): SubBrand | undefined {
  const isWithin = ({ link }: SubBrand) => path === link.url || path.startsWith(`${link.url}/`);
  const within = brands.filter((brand) => brand.code !== '' && isWithin(brand));
  return within.sort((a, b) => b.link.url.length - a.link.url.length)[0] ?? brands.find((brand) => brand.code === '');
}
