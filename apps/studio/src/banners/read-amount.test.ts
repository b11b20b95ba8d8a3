import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['60', 2, 60],
  [' 60 ', 2, 60],
  ['59,95', 2, 59.95],
  ['59.95', 2, 59.95],
  ['20.125', 3, 20.125],
  ['0', 2, 0],
  ['24000', 0, 24000],
] as const)('“%s” with %d decimals is %d', (typed, decimals, expected) => {
  expect(readAmount(typed, decimals)).toBe(expected);
});

test.each([
  ['', 2],
  ['-5', 2],
  ['59.955', 2],
  ['24000.5', 0],
  ['1e3', 2],
  ['60 €', 2],
  ['1.000,00', 2],
  ['999999999', 2],
] as const)('“%s” with %d decimals is no amount', (typed, decimals) => {
  expect(readAmount(typed, decimals)).toBeUndefined();
});
