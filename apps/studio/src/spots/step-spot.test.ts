import { expect, test } from 'vitest';
import { stepSpot } from './step-spot.ts';

const grid = { columns: 4, cells: 60, isRtl: false };

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 5, 9],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 1, 1],
  ['ArrowRight', 60, 60],
  ['Home', 30, 1],
  ['End', 30, 60],
] as const)('%s takes a spot from cell %d to %d', (key, from, to) => {
  expect(stepSpot(from, key, grid)).toBe(to);
});

test('where people read from right to left, right is back', () => {
  expect(stepSpot(5, 'ArrowRight', { ...grid, isRtl: true })).toBe(4);
});

test('other keys are not for spots', () => {
  expect(stepSpot(5, 'Enter', grid)).toBeUndefined();
});
