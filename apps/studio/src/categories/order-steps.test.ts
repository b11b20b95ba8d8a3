import type { CategorySettings } from '@selvedge/contract/catalogue/category.ts';
import { expect, test } from 'vitest';
import { moveTile, pinToTop, unpin } from './order-steps.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const settings = (given: Partial<CategorySettings> = {}): CategorySettings => ({ products: { kind: 'assigned' }, order: [], ...given });

test('a tile that is put third pins what stands before it', () => {
  expect(moveTile(settings(), { shown, from: 4, to: 2 }).order).toEqual(['a', 'b', 'e']);
});

test('a tile that moves among pinned ones leaves the others pinned', () => {
  expect(moveTile(settings({ order: ['a', 'b', 'c'] }), { shown, from: 0, to: 1 }).order).toEqual(['b', 'a', 'c']);
  expect(moveTile(settings({ order: ['a', 'b', 'c'] }), { shown, from: 4, to: 0 }).order).toEqual(['e', 'a', 'b', 'c']);
});

test('a pinned product that is not listed at the moment is not forgotten', () => {
  expect(moveTile(settings({ order: ['gone', 'a'] }), { shown, from: 1, to: 0 }).order).toEqual(['b', 'a', 'gone']);
});

test('picked products are put in another order', () => {
  const picked = settings({ products: { kind: 'picked', ids: [...shown, 'sold-out'] } });
  expect(moveTile(picked, { shown, from: 0, to: 4 }).products).toEqual({ kind: 'picked', ids: ['b', 'c', 'd', 'e', 'a', 'sold-out'] });
  expect(pinToTop(picked, 'c').products).toEqual({ kind: 'picked', ids: ['c', 'a', 'b', 'd', 'e', 'sold-out'] });
});

test('a move that leads nowhere changes nothing', () => {
  const before = settings();
  for (const move of [
    { from: 1, to: 1 },
    { from: 1, to: -1 },
    { from: 1, to: 5 },
    { from: 9, to: 0 },
  ]) {
    expect(moveTile(before, { shown, ...move })).toBe(before);
  }
});

test('a tile is pinned to the top and let go', () => {
  expect(pinToTop(settings({ order: ['a', 'b'] }), 'b').order).toEqual(['b', 'a']);
  expect(unpin(settings({ order: ['a', 'b'] }), 'a').order).toEqual(['b']);
});
