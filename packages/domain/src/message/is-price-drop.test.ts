import { expect, test } from 'vitest';
import { isPriceDrop } from './is-price-drop.ts';

test.each([
  [10_000, 9_500, true],
  [10_000, 9_501, false],
  [10_000, 10_000, false],
  [10_000, 12_000, false],
])('from %i to %i: %s', (before, now, expected) => {
  expect(isPriceDrop({ before, now })).toBe(expected);
});
