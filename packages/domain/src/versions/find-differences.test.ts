import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

const page = (...blocks: { id: string; headline?: string }[]) => ({ heading: 'Coats', rows: { top: [{ id: 'hero', blocks }] } });

test('one new word is one difference, named by where it stands', () => {
  const before = page({ id: 'a', headline: 'Wool' }, { id: 'b' });
  const after = page({ id: 'a', headline: 'Heavy wool' }, { id: 'b' });
  expect(findDifferences(before, after)).toEqual([{ at: 'rows.top.hero.blocks.a.headline', before: 'Wool', after: 'Heavy wool' }]);
});

test('a block that moved is a change of order, and nothing else', () => {
  const [a, b, c] = [
    { id: 'a', headline: 'A' },
    { id: 'b', headline: 'B' },
    { id: 'c', headline: 'C' },
  ];
  expect(findDifferences(page(a, b, c), page(c, a, b))).toEqual([
    { at: 'rows.top.hero.blocks.order', before: ['a', 'b', 'c'], after: ['c', 'a', 'b'] },
  ]);
});

test('what came and what went is shown whole', () => {
  expect(findDifferences(page({ id: 'a' }), page({ id: 'b', headline: 'New' }))).toEqual([
    { at: 'rows.top.hero.blocks.a', before: { id: 'a' }, after: undefined },
    { at: 'rows.top.hero.blocks.b', before: undefined, after: { id: 'b', headline: 'New' } },
  ]);
});

test('the same values are no difference, whatever the order of their names', () => {
  expect(findDifferences({ a: 1, b: [1, 2], c: null }, { c: null, b: [1, 2], a: 1 })).toEqual([]);
  expect(findDifferences([], [])).toEqual([]);
});

test('lists without ids are compared as a whole', () => {
  expect(findDifferences({ tags: ['a', 'b'] }, { tags: ['b'] })).toEqual([{ at: 'tags', before: ['a', 'b'], after: ['b'] }]);
});

const menu = (...titles: string[]) => ({ mainMenu: titles.map((title) => ({ title, isHidden: false })) });

test('an entry of a menu that moved is a change of order, and one that was renamed a change of its title', () => {
  expect(findDifferences(menu('Women', 'Men', 'Sale'), menu('Sale', 'Women', 'Men'))).toEqual([
    { at: 'mainMenu.order', before: ['Women', 'Men', 'Sale'], after: ['Sale', 'Women', 'Men'] },
  ]);
  expect(findDifferences(menu('Women', 'Men'), menu('Damen', 'Men'))).toEqual([
    { at: 'mainMenu.0.title', before: 'Women', after: 'Damen' },
  ]);
});

test('an entry that came to a menu is shown whole, and nothing else', () => {
  expect(findDifferences(menu('Women'), menu('Women', 'Men'))).toEqual([
    { at: 'mainMenu.Men', before: undefined, after: { title: 'Men', isHidden: false } },
  ]);
});
