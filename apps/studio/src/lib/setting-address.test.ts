import { siteParts } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { isScreen } from './router.ts';
import { settingAddress } from './setting-address.ts';

test('menus, banners and footer are each found where they are worked on', () => {
  expect(Object.keys(siteParts).map((name) => settingAddress(name, 'pl-PL'))).toEqual([
    '/studio/navigation/pl-PL',
    '/studio/banners/slim/pl-PL',
    '/studio/footer/pl-PL',
  ]);
});

test('redirects lead to the redirects, and not to the first part of the screen', () => {
  expect(settingAddress('search-redirects', 'pl-PL')).toBe('/studio/search/pl-PL/redirects');
  expect(settingAddress('search-synonyms', '*')).toBe('/studio/search/*/synonyms');
});

test.each(['free-freight-value', 'category/knitwear', 'foreign-scripts', 'navigation'])('%s leads to a screen', (name) => {
  expect(isScreen(settingAddress(name, '*').split('/')[2] ?? '')).toBe(true);
});
