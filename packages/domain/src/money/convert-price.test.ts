import { expect, test } from 'vitest';
import { convertPrice } from './convert-price.ts';

test.each([
  ['exact', 4990, 'GBP', 'ZAR', 23.1, 115_269],
  ['whole', 4990, 'GBP', 'ZAR', 23.1, 115_300],
  ['ninety', 4990, 'GBP', 'ZAR', 23.1, 115_290],
  ['ninety', 4990, 'GBP', 'EUR', 1, 4990],
  ['ninety', 4991, 'GBP', 'EUR', 1, 5090],
  ['five', 4990, 'GBP', 'ZAR', 23.1, 115_500],
  ['five', 5000, 'GBP', 'EUR', 1, 5000],
  ['exact', 4990, 'GBP', 'HUF', 460, 22_954],
  ['ninety', 4990, 'GBP', 'HUF', 460, 22_954],
  ['exact', 4990, 'GBP', 'KWD', 0.4, 19_960],
] as const)('rounded to %s, %i of %s in %s at %d is %i', (rounding, amount, from, to, rate, expected) => {
  expect(convertPrice(amount, { from, to, rate, rounding })).toBe(expected);
});

test('what is given away stays free, and what costs something never becomes free', () => {
  expect(convertPrice(0, { from: 'GBP', to: 'ZAR', rate: 23, rounding: 'five' })).toBe(0);
  expect(convertPrice(1, { from: 'GBP', to: 'KWD', rate: 0.0001, rounding: 'exact' })).toBe(1);
});
