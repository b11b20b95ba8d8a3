import { expect, test } from 'vitest';
import { rowLimit } from './row-limit.ts';

test.each([
  [undefined, 4],
  [3, 3],
  [6, 6],
  [12, 6],
])('CMS-007 a brand that says %s has rows of %i', (maximum, expected) => {
  expect(rowLimit(maximum)).toBe(expected);
});
