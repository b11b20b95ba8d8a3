import { expect, test } from 'vitest';
import { popularityBonus } from './popularity-bonus.ts';

test.each([
  [0, 0],
  [-1, 0],
  [1, 50],
  [3, 100],
  [63, 300],
  [1_000_000, 300],
])('a score of %d moves a product up by %d', (score, bonus) => {
  expect(popularityBonus(score)).toBe(bonus);
});
