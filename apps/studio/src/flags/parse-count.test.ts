import { expect, test } from 'vitest';
import { parseCount } from './parse-count.ts';

test.each([
  ['60', 60],
  [' 30,000 ', 30000],
  ['0', 0],
  ['86400000', 86_400_000],
  ['86400001', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['ten', undefined],
])('"%s" is read as the number the shop takes, or not at all', (typed, count) => {
  expect(parseCount(typed)).toBe(count);
});
