import type { MarketFormats } from '@selvedge/contract/market.ts';
import { expect, test } from 'vitest';
import { writeNumber } from './number-style.ts';
import { learnStyle, moneyStyle, writingStyleOf } from './writing-style.ts';

const price = (locale: string, currency: string, formats: MarketFormats, amount = 1234.5) =>
  writeNumber(amount, 2, writingStyleOf(locale, currency, formats).money).replaceAll('\u00a0', ' ');

test.each<[locale: string, currency: string, formats: MarketFormats, written: string]>([
  ['en-GB', 'GBP', {}, '£1,234.50'],
  ['en-GB', 'GBP', { signPlace: 'after' }, '1,234.50 £'],
  ['en-GB', 'GBP', { sign: 'GBP' }, 'GBP 1,234.50'],
  ['en-GB', 'GBP', { group: ' ', decimal: ',' }, '£1 234,50'],
  ['de-DE', 'EUR', { signPlace: 'before' }, '€1.234,50'],
  ['de-CH', 'CHF', { sign: 'Fr.', group: 'none' }, 'Fr. 1234.50'],
  ['da-DK', 'DKK', { sign: 'kr.' }, '1.234,50 kr.'],
])('MKT-051 a price of %s in %s with %o reads %s', (locale, currency, formats, written) => {
  expect(price(locale, currency, formats)).toBe(written);
});

test('a sum below nothing keeps the sign of its market', () => {
  expect(price('en-GB', 'GBP', { sign: 'GBP', signPlace: 'after' }, -5)).toBe('-5.00 GBP');
});

test('counts take the marks and never the sign of the currency', () => {
  const { count } = writingStyleOf('en-GB', 'GBP', { sign: 'GBP', group: '.', decimal: ',' });
  expect(writeNumber(12_345, 0, count)).toBe('12.345');
});

test('what a market said of itself does not stay when it says something else', () => {
  learnStyle('en-IE', 'EUR', writingStyleOf('en-IE', 'EUR', { signPlace: 'before' }));
  expect(moneyStyle('en-IE', 'EUR').plus).toEqual(['€', '']);
  learnStyle('en-IE', 'EUR', writingStyleOf('en-IE', 'EUR'));
  expect(moneyStyle('en-IE', 'EUR').plus).toEqual(['', '\u00a0€']);
});
