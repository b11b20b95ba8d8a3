import type { SubBrand } from '@selvedge/contract/navigation.ts';

/**
 * The brand whose pages these are: the one with the longest address that the path begins with, else the one of the product that is shown,
 * else the main one.
 */
export function activeBrand(brands: readonly SubBrand[], path: string, productBrand = ''): SubBrand | undefined {
  const isWithin = (address: string) => address !== '' && (path === address || path.startsWith(`${address}/`));
  const places = brands
    .filter(({ code }) => code !== '')
    .flatMap((brand) => [brand.link.url, ...(brand.pages ?? [])].filter(isWithin).map((address) => ({ brand, address })));
  const [nearest] = places.sort((a, b) => b.address.length - a.address.length);
  return nearest?.brand ?? brands.find(({ code }) => code === productBrand) ?? brands.find(({ code }) => code === '');
}
