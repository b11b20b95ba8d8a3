import { Menus } from '@selvedge/contract/navigation.ts';
import { activeBrand } from '@selvedge/domain/brand/active-brand.ts';
import { expect, test } from 'vitest';
import { fixtureMarket } from '../catalogue/assortment.fixture.ts';
import { showNavigation } from './show-navigation.ts';

const shown = { market: fixtureMarket('en-GB'), featureToggles: {} as never, translations: {} as never };
const brand = (code: string, url: string, pages?: string[]) => ({ code, name: code, link: { url, title: code }, ...(pages && { pages }) });
const show = (multiBrandMenu: object[]) =>
  showNavigation(new Map([['menus', Menus.parse({ shopName: 'Shop', mainMenu: [], multiBrandMenu })]]), shown).multiBrandMenu;

test('a brand of all markets, whose pages are named without one, has its front and its pages in each', () => {
  const brands = show([brand('', '/'), brand('os', '/other-side', ['/men']), brand('far', 'https://far.example/')]);
  expect(brands.map(({ link }) => link.url)).toEqual(['/en-GB', '/en-GB/other-side', 'https://far.example/']);
  const codeAt = (path: string) => activeBrand(brands, path)?.code;
  expect(['/en-GB', '/en-GB/other-side', '/en-GB/men/shoes', '/en-GB/women'].map(codeAt)).toEqual(['', 'os', 'os', '']);
});

test('a brand that a market wrote itself stays as it is', () => {
  const [, os] = show([brand('', '/en-GB'), brand('os', '/en-GB/other-side', ['/en-GB/men'])]);
  expect([os?.link.url, os?.pages]).toEqual(['/en-GB/other-side', ['/en-GB/men']]);
});
