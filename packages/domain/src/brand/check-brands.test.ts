import type { SubBrand } from '@selvedge/contract/navigation.ts';
import { expect, test } from 'vitest';
import { checkBrands, checkFace } from './check-brands.ts';

const link = { url: '/en-GB/other-side', title: '', pageId: '', openInCurrentTab: true, openModal: false };
const brand = (more: Partial<SubBrand>): SubBrand => ({ code: 'os', name: 'Other Side', link, tagline: '', ...more });
const keysOf = (face: SubBrand['face']) => checkFace(face ?? {}).map(({ at, key }) => `${at} ${key}`);

test.each([
  ['nothing of its own', {}, []],
  ['cool paper and an indigo thread', { ground: '#f6f7f8', cloth: '#e9ebee', ink: '#12161d', accent: '#26344f' }, []],
  ['grey words', { ink: '#9a9a9a' }, ['ink studio.brand_words']],
  ['words as dark as its ground', { ground: '#20242c' }, ['ground studio.brand_words']],
  ['words that are read, but not when they are quiet', { ink: '#6a6a6a' }, ['ink studio.brand_quiet_words']],
  ['a yellow thread', { accent: '#f2c200' }, ['accent studio.brand_accent']],
  ['pictures on a cloth in which words vanish', { cloth: '#767676' }, ['cloth studio.brand_words']],
  [
    'a dark ground, on which a sale price cannot be read',
    { ground: '#14161a', cloth: '#1d2026', ink: '#f4f4f2', accent: '#ffb3a8' },
    ['ground studio.brand_sale', 'cloth studio.brand_sale'],
  ],
] as const)('a brand with %s', (_what, face, problems) => {
  expect(keysOf(face)).toEqual(problems);
});

test('brands are told apart by their codes, and one with a face needs a code that a page can carry', () => {
  const main = brand({ code: '' });
  expect(checkBrands([main, brand({})])).toEqual([]);
  expect(checkBrands([main, brand({}), brand({})])).toEqual([{ at: 'multiBrandMenu.2.code', key: 'studio.brand_twice' }]);
  expect(checkBrands([brand({ code: 'Other Side' })])).toEqual([]);
  expect(checkBrands([brand({ code: 'Other Side', face: {} })])).toEqual([{ at: 'multiBrandMenu.0.code', key: 'studio.brand_code' }]);
  expect(checkBrands([brand({ code: '', face: {} })])).toEqual([{ at: 'multiBrandMenu.0.code', key: 'studio.brand_code' }]);
  expect(checkBrands([main, brand({ face: { accent: '#f2c200' } })])).toEqual([
    { at: 'multiBrandMenu.1.face.accent', key: 'studio.brand_accent' },
  ]);
});
