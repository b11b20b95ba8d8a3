import { expect, test } from 'vitest';
import { arrangeCategories, type GivenCategory } from './arrange-categories.ts';

const given = (id: string, parentId: string | null, position: number): GivenCategory => ({ id, parentId, position, names: { en: id } });
const shop = [given('men', null, 2), given('women', null, 1), given('knitwear', 'women', 2), given('coats', 'women', 1)];
const shown = (list: ReturnType<typeof arrangeCategories>) => list.map(({ id, depth }) => `${'-'.repeat(depth)}${id}`);
const node = (id: string, parent: string | null, names = {}) => ({ id, parent, names });

test('nobody has arranged anything: categories stand as the assortment has them', () => {
  expect(shown(arrangeCategories(shop, undefined))).toEqual(['women', '-coats', '-knitwear', 'men']);
});

test('arranged ones come first, in their order and below their new parent', () => {
  const tree = { categories: [node('men', null), node('women', null), node('knitwear', 'men')], removed: [] };
  expect(shown(arrangeCategories(shop, tree))).toEqual(['men', '-knitwear', 'women', '-coats']);
});

test('what an import brings later is there, and is told apart', () => {
  const list = arrangeCategories([...shop, given('shoes', 'women', 9)], {
    categories: shop.map(({ id, parentId }) => node(id, parentId)),
    removed: [],
  });
  expect(list.filter(({ isUnplaced }) => isUnplaced).map(({ id }) => id)).toEqual(['shoes']);
});

test('a removed category takes along what stands below it', () => {
  expect(shown(arrangeCategories(shop, { categories: [], removed: ['women'] }))).toEqual(['men']);
});

test('a category that staff made has its own names; one of the assortment keeps those that were not written anew', () => {
  const list = arrangeCategories([{ ...given('men', null, 1), names: { en: 'Men', de: 'Herren' } }], {
    categories: [node('gifts', null, { en: 'Gifts' }), node('men', null, { de: 'Männer' })],
    removed: [],
  });
  expect(list.map(({ names, isAdded }) => ({ names, isAdded }))).toEqual([
    { names: { en: 'Gifts' }, isAdded: true },
    { names: { en: 'Men', de: 'Männer' }, isAdded: false },
  ]);
});

test('categories that stand below each other in a circle are shown nowhere, and nothing hangs', () => {
  expect(shown(arrangeCategories([], { categories: [node('a', 'b'), node('b', 'a'), node('c', null)], removed: [] }))).toEqual(['c']);
});

test('a parent that does not exist ends the line', () => {
  expect(shown(arrangeCategories([given('orphan', 'gone', 1)], undefined))).toEqual(['orphan']);
});
