import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { activeBrand } from './active-brand.ts';

const brand = (code: string, url: string, pages?: string[]) =>
  ({ code, name: code, tagline: '', link: { url }, ...(pages && { pages }) }) as SubBrand;
const brands = [brand('', '/en-GB'), brand('os', '/en-GB/other-side', ['/en-GB/men']), brand('kids', '/en-GB/men/boys')];
const at = (path: string, product?: string) => activeBrand(brands, path, product)?.code;

test('NAV-014 a page belongs to the brand whose front or pages its address is below, the nearest first', () => {
  expect(['/en-GB', '/en-GB/women', '/en-GB/menswear'].map((path) => at(path))).toEqual(['', '', '']);
  expect(['/en-GB/other-side', '/en-GB/men', '/en-GB/men/clothing'].map((path) => at(path))).toEqual(['os', 'os', 'os']);
  expect(at('/en-GB/men/boys/shirts')).toBe('kids');
});

test('a product wears its own brand, wherever its page lies', () => {
  expect(at('/en-GB/p/jeans/22100840_RawIndigo_4000963', 'os')).toBe('os');
  expect(at('/en-GB/p/dress/15100000_Ecru_4000000', '')).toBe('');
  expect(at('/en-GB/p/coat/15100000_Ecru_4000000', 'unknown')).toBe('');
});
