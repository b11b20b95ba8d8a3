import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { placeOfEntry, previewPlaces } from './preview-places.ts';

const brand = (code: string, url: string) => ({ code, name: code, link: { url }, tagline: '' }) as SubBrand;
const multiBrandMenu = [brand('', '/en-GB'), brand('os', '/en-GB/other-side?from=menu'), brand('far', 'https://far.example/')];

test('menus are looked at on the home page and on the fronts of brands that lie in the market', () => {
  const places = previewPlaces({ multiBrandMenu }, { market: 'en-GB', home: 'Home' });
  expect(places).toEqual([
    { key: '', title: 'Home', path: '' },
    { key: 'multiBrandMenu.1', title: 'os', path: '/other-side' },
  ]);
  expect(previewPlaces({ multiBrandMenu }, { market: 'de-DE', home: 'Home' })).toHaveLength(1);
  expect(previewPlaces({ multiBrandMenu: [brand('', '/'), brand('os', '/men')] }, { market: '*', home: 'Home' })).toHaveLength(2);
  const ofAll = previewPlaces({ multiBrandMenu }, { market: '*', home: 'Home' });
  expect(ofAll.map(({ path }) => path)).toEqual(['', '/other-side']);
  expect(previewPlaces({}, { market: 'en-GB', home: 'Home' })).toHaveLength(1);
});

test('a brand is looked at on its front, or at home without one; what else is chosen leaves the page', () => {
  const places = previewPlaces({ multiBrandMenu }, { market: 'en-GB', home: 'Home' });
  const placeOf = (chosen: string) => placeOfEntry(chosen, places);
  expect(['multiBrandMenu.0', 'multiBrandMenu.1', 'multiBrandMenu.2'].map(placeOf)).toEqual(['', 'multiBrandMenu.1', '']);
  expect(['multiBrandMenu', 'mainMenu.1'].map(placeOf)).toEqual([undefined, undefined]);
});
