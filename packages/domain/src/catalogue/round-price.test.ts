import { expect, test } from 'vitest';
import { nextLower, type Rounding, roundPrice } from './round-price.ts';

const decimalsOf: Record<string, number> = { HUF: 0, KWD: 3 };
const market = (currency: string) => ({ currency, decimals: decimalsOf[currency] ?? 2 });

test.each<[string, number, Rounding, number]>([
  ['EUR', 3497, 'shop', 3495],
  ['EUR', 3546, 'shop', 3595],
  ['EUR', 3545, 'shop', 3495],
  ['EUR', 60, 'shop', 95],
  ['EUR', 20, 'shop', 20],
  ['SEK', 34_930, 'shop', 34_900],
  ['SEK', 35_450, 'shop', 35_900],
  ['DKK', 10_000, 'shop', 9_900],
  ['TRY', 70_400, 'shop', 69_999],
  ['HUF', 6_993, 'shop', 6_990],
  ['HUF', 30, 'shop', 30],
  ['GBP', 2_440, 'shop', 2_399],
  ['CHF', 4_470, 'shop', 4_490],
  ['KWD', 12_345, 'shop', 11_900],
  ['EUR', 3_497, 'whole', 3_500],
  ['EUR', 3_497.4, 'exact', 3_497],
  ['EUR', 0.2, 'exact', 1],
  ['EUR', 0, 'shop', 0],
])('%s %d is rounded (%s) to %d', (currency, amount, rounding, expected) => {
  expect(roundPrice(amount, rounding, market(currency))).toBe(expected);
});

test.each<[string, number, Rounding, number]>([
  ['EUR', 3_495, 'shop', 3_395],
  ['EUR', 3_500, 'shop', 3_495],
  ['SEK', 34_900, 'shop', 33_900],
  ['EUR', 3_500, 'whole', 3_400],
  ['EUR', 1, 'exact', 0],
])('below %s %d there is, with the same ending (%s), %d', (currency, amount, rounding, expected) => {
  expect(nextLower(amount, rounding, market(currency))).toBe(expected);
});
