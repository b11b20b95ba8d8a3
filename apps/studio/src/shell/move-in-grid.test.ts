import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

const size = { rows: 100, columns: 4, page: 10 };

test.each([
  ['ArrowDown', false, { row: 51, column: 2 }],
  ['ArrowUp', true, { row: 0, column: 2 }],
  ['ArrowRight', false, { row: 50, column: 3 }],
  ['ArrowLeft', true, { row: 50, column: 0 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', true, { row: 99, column: 3 }],
  ['PageDown', false, { row: 60, column: 2 }],
  ['PageUp', false, { row: 40, column: 2 }],
])('%s, with control %s', (key, ctrlKey, place) => {
  expect(moveInGrid({ row: 50, column: 2 }, { key, ctrlKey }, size)).toEqual(place);
});

test('nothing leaves the grid, and other keys go nowhere', () => {
  expect(moveInGrid({ row: 99, column: 3 }, { key: 'PageDown' }, size)).toEqual({ row: 99, column: 3 });
  expect(moveInGrid({ row: 0, column: 0 }, { key: 'ArrowLeft' }, size)).toEqual({ row: 0, column: 0 });
  expect(moveInGrid({ row: 0, column: 0 }, { key: 'a' }, size)).toBeUndefined();
  expect(moveInGrid({ row: 0, column: 0 }, { key: 'toString' }, size)).toBeUndefined();
});
