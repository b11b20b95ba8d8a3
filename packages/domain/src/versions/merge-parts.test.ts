import { expect, test } from 'vitest';
import { mergeParts } from './merge-parts.ts';

const base = {
  shopName: 'Selvedge',
  mainMenu: [{ title: 'Women' }],
  slimBanners: [],
  tile: { icon: false, swipe: true },
  guide: '/i/size',
};

test('a menu and a banner that two people changed are both there', () => {
  const mine = { ...base, mainMenu: [{ title: 'Damen' }] };
  const theirs = { ...base, slimBanners: [{ id: 'a' }] };
  expect(mergeParts({ base, mine, theirs })).toEqual({ ...base, mainMenu: [{ title: 'Damen' }], slimBanners: [{ id: 'a' }] });
});

test('two fields of one group are put together, too', () => {
  const mine = { ...base, tile: { icon: true, swipe: true } };
  const theirs = { ...base, tile: { icon: false, swipe: false } };
  expect(mergeParts({ base, mine, theirs })).toEqual({ ...base, tile: { icon: true, swipe: false } });
});

test('what both changed is left to them, be it one list or one word', () => {
  const menu = (title: string) => ({ ...base, mainMenu: [{ title }] });
  expect(mergeParts({ base, mine: menu('Damen'), theirs: menu('Frauen') })).toBeUndefined();
  expect(mergeParts({ base: [1], mine: [1, 2], theirs: [0, 1] })).toBeUndefined();
});

test('what one took away is away, unless the other worked on it', () => {
  const { guide: _, ...mine } = base;
  expect(mergeParts({ base, mine, theirs: { ...base, shopName: 'New' } })).toEqual({ ...mine, shopName: 'New' });
  expect(mergeParts({ base, mine, theirs: { ...base, guide: '/i/other' } })).toBeUndefined();
});

test('the same change by both is one change', () => {
  expect(mergeParts({ base, mine: { ...base, shopName: 'X' }, theirs: { ...base, shopName: 'X' } })).toEqual({ ...base, shopName: 'X' });
});
