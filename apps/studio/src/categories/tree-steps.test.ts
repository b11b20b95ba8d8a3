import { type CategoryTree, CategoryTree as Schema } from '@selvedge/contract/catalogue/category.ts';
import { arrangeCategories, type GivenCategory } from '@selvedge/domain/catalogue/arrange-categories.ts';
import { expect, test } from 'vitest';
import { addCategory, bringBack, placeCategory, removeCategory, renameCategory, stepCategory } from './tree-steps.ts';

const given: GivenCategory[] = (
  [
    ['women', null],
    ['coats', 'women'],
    ['knitwear', 'women'],
    ['men', null],
    ['shirts', 'men'],
  ] as const
).map(([id, parentId], position) => ({ id, parentId, position, names: { en: id } }));
const blank: CategoryTree = { categories: [], removed: [] };
const step = (tree = blank) => ({ tree, given });
const shown = (tree: CategoryTree) => {
  expect(Schema.safeParse(tree).success).toBe(true);
  return arrangeCategories(given, tree).map(({ id, depth }) => '-'.repeat(depth) + id);
};

test('a category is put before another, below another parent, with what stands below it', () => {
  expect(shown(placeCategory(step(), { id: 'knitwear', parent: 'women', before: 'coats' }))).toEqual([
    'women',
    '-knitwear',
    '-coats',
    'men',
    '-shirts',
  ]);
  expect(shown(placeCategory(step(), { id: 'women', parent: 'men' }))).toEqual(['men', '-shirts', '-women', '--coats', '--knitwear']);
});

test('a category can not stand below itself', () => {
  expect(placeCategory(step(), { id: 'women', parent: 'coats' })).toBe(blank);
});

test.each([
  ['knitwear', 'up', ['women', '-knitwear', '-coats', 'men', '-shirts']],
  ['coats', 'down', ['women', '-knitwear', '-coats', 'men', '-shirts']],
  ['men', 'in', ['women', '-coats', '-knitwear', '-men', '--shirts']],
  ['coats', 'out', ['women', '-knitwear', 'coats', 'men', '-shirts']],
  ['women', 'up', ['women', '-coats', '-knitwear', 'men', '-shirts']],
  ['women', 'out', ['women', '-coats', '-knitwear', 'men', '-shirts']],
] as const)('%s goes %s', (id, way, expected) => {
  expect(shown(stepCategory(step(), id, way))).toEqual(expected);
});

test('a name is written, and an empty one gives the first one back', () => {
  const named = renameCategory(step(), { id: 'coats', language: 'da', name: 'Frakker' });
  expect(named.categories.find(({ id }) => id === 'coats')?.names).toEqual({ da: 'Frakker' });
  const back = renameCategory(step(named), { id: 'coats', language: 'da', name: ' ' });
  expect(back.categories.find(({ id }) => id === 'coats')?.names).toEqual({});
});

test('a category is added, taken away and brought back to its place', () => {
  const added = addCategory(step(), { id: 'gifts', parent: 'men', names: { en: 'Gifts' } });
  expect(shown(added)).toEqual(['women', '-coats', '-knitwear', 'men', '-shirts', '-gifts']);
  const removed = removeCategory(step(added), 'women');
  expect(shown(removed)).toEqual(['men', '-shirts', '-gifts']);
  expect(shown(bringBack(removed, 'women'))).toEqual(['women', '-coats', '-knitwear', 'men', '-shirts', '-gifts']);
});
