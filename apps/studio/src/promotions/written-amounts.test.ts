import { expect, test } from 'vitest';
import { readAmounts, readList, writeAmounts } from './written-amounts.ts';

test('amounts are read as they are written', () => {
  expect(readAmounts('gbp 10, KWD 1.250,')).toEqual({ GBP: 10, KWD: 1.25 });
  expect(readAmounts(writeAmounts({ EUR: 12.5, HUF: 3000 }))).toEqual({ EUR: 12.5, HUF: 3000 });
  expect(readAmounts('')).toEqual({});
});

test.each(['10', 'GBP', 'GBP -5', 'GBP 10 EUR 12', 'GBP 1,5', 'GBP 1, GBP 2', 'POUND 3'])('%s is not guessed at', (line) => {
  expect(readAmounts(line)).toBeUndefined();
});

test('a list may be pasted with commas, spaces or lines, and names nothing twice', () => {
  expect(readList('a, b\nb  c')).toEqual(['a', 'b', 'c']);
});
