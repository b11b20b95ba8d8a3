import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { writeLess } from './write-less.ts';

test.each([
  ['en-GB', 'GBP', '−£5.00'],
  ['de-DE', 'EUR', '−5,00\u00a0€'],
  ['ar-KW', 'KWD', '\u200f\u200e−0.500\u00a0د.ك.\u200f'],
])('in %s what 500 of %s lower a sum by has its minus before its number', (market, currency, written) => {
  expect(writeLess(formatMoney(500, currency, market))).toBe(written);
});
