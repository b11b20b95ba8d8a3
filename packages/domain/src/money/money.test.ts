import { describe, expect, test } from 'vitest';
import { currencyCodes, currencyDecimals } from './currency.ts';
import { formatMoney } from './format-money.ts';
import { toDecimal, toMinor } from './minor-units.ts';
import { writeMoney } from './write-money.ts';

/** Intl separates with several kinds of space; which kind is the locale's business. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');

describe('money as shoppers read it', () => {
  test.each([
    [129_900, 'DKK', 'da-DK', '1.299,00 KR'],
    [129_900, 'NOK', 'nb-NO', '1 299,00 KR'],
    [129_900, 'SEK', 'sv-SE', '1 299,00 KR'],
    [129_900, 'TRY', 'tr-TR', '1.299,00 TL'],
    [129_900, 'RON', 'ro-RO', '1.299,00 LEI'],
    [129_900, 'CZK', 'cs-CZ', '1 299,00 Kč'],
    [129_950, 'EUR', 'de-DE', '1.299,50 €'],
    [129_950, 'EUR', 'nl-NL', '1.299,50 €'],
    [129_950, 'EUR', 'en-IE', '1,299.50 €'],
    [-500, 'EUR', 'de-DE', '-5,00 €'],
    [0, 'EUR', 'de-DE', '0,00 €'],
    [129_950, 'GBP', 'en-GB', '£1,299.50'],
    [129_950, 'USD', 'en-US', '$1,299.50'],
    [12_990, 'HUF', 'hu-HU', '12 990 Ft'],
    [1_299_500, 'TND', 'fr-TN', '1 299,500 DT'],
  ])('MKT-038, MKT-039, MKT-040, MKT-041, MKT-042, MKT-043, MKT-044 %i %s in %s reads %s', (minor, currency, locale, expected) => {
    expect(plain(formatMoney(minor, currency, locale))).toBe(expected);
  });

  test.each([
    ['KWD', 'ar-KW'],
    ['JOD', 'ar-JO'],
  ])('%s shows three decimals', (currency, locale) => {
    const digits = formatMoney(1005, currency, locale).replace(/\D/gu, (char) => (/\p{Nd}/u.test(char) ? char : ''));
    expect([...digits]).toHaveLength(4);
  });

  test('a decimal of the API reads the same, and a fraction that its currency does not have is rounded', () => {
    expect(writeMoney({ amount: 1299.5, currency: 'EUR' }, 'de-DE')).toBe(formatMoney(129_950, 'EUR', 'de-DE'));
    expect(writeMoney({ amount: 1.234, currency: 'KWD' }, 'ar-KW')).toBe(formatMoney(1234, 'KWD', 'ar-KW'));
    expect(writeMoney({ amount: 10.556, currency: 'SEK' }, 'sv-SE')).toBe(formatMoney(1056, 'SEK', 'sv-SE'));
    expect(writeMoney({ amount: 12.4, currency: 'HUF' }, 'hu-HU')).toBe(formatMoney(12, 'HUF', 'hu-HU'));
  });

  test('an amount never breaks from its currency', () => {
    expect(formatMoney(100, 'SEK', 'sv-SE')).not.toMatch(/ /);
  });
});

describe('decimals and minor units', () => {
  test.each([
    ['12.34', 'EUR', 1234],
    [1.005, 'KWD', 1005],
    [0.1, 'EUR', 10],
    [4.35, 'EUR', 435],
    [1.1, 'EUR', 110],
    ['10', 'EUR', 1000],
    ['10.500', 'EUR', 1050],
    [-4.35, 'EUR', -435],
    [12990, 'HUF', 12990],
    ['0', 'EUR', 0],
    ['-0', 'EUR', 0],
    [9999999999999.99, 'EUR', 999999999999999],
  ])('%s %s is %i', (decimal, currency, minor) => {
    expect(toMinor(decimal, currency)).toBe(minor);
    expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor);
  });

  test.each([
    ['1.234', 'EUR'],
    ['0.5', 'HUF'],
    ['1,50', 'EUR'],
    ['', 'EUR'],
    ['1e3', 'EUR'],
    [Number.NaN, 'EUR'],
    [Number.POSITIVE_INFINITY, 'EUR'],
    ['99999999999999999', 'EUR'],
    ['10000000000000.00', 'EUR'],
  ])('%s is no amount of %s', (decimal, currency) => {
    expect(() => toMinor(decimal, currency)).toThrow(RangeError);
  });

  test('a fraction of a minor unit is refused', () => {
    expect(() => toDecimal(1.5, 'EUR')).toThrow(RangeError);
  });
});

test('MKT-007, MKT-008 the list of currencies holds those of every market, with their decimals', () => {
  const ofMarkets = 'ALL DZD EUR AMD BAM CAD CZK DKK EGP GBP HUF KWD JOD MAD MKD NOK PLN QAR RON SAR RSD SEK CHF UAH AED USD TND TRY'.split(
    ' ',
  );
  expect(ofMarkets.filter((code) => !currencyCodes.has(code))).toEqual([]);
  expect(currencyCodes.has('XXX')).toBe(false);
  expect([...currencyCodes].every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  expect(['KWD', 'JOD', 'TND', 'HUF', 'EUR', 'RSD'].map(currencyDecimals)).toEqual([3, 3, 3, 0, 2, 2]);
});
