import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDecimals } from '../money/currency.ts';
import { formatMoney } from '../money/format-money.ts';
import { formatCount, formatDay, formatTenths, learnStyle, writingStyleOf } from './writing-style.ts';

const markets = `
  sq-AL:ALL fr-DZ:DZD ca-AD:EUR hy-AM:AMD de-AT:EUR nl-BE:EUR fr-BE:EUR bs-BA:BAM bg-BG:EUR en-CA:CAD fr-CA:CAD hr-HR:EUR
  el-CY:EUR cs-CZ:CZK da-DK:DKK ar-EG:EGP et-EE:EUR fi-FI:EUR fr-FR:EUR de-DE:EUR en-GB:GBP el-GR:EUR hu-HU:HUF en-IE:EUR
  ar-KW:KWD it-IT:EUR ar-JO:JOD lv-LV:EUR lt-LT:EUR fr-LU:EUR en-MT:EUR fr-MC:EUR fr-MA:MAD sr-ME:EUR nl-NL:EUR mk-MK:MKD
  nb-NO:NOK pl-PL:PLN pt-PT:EUR ar-QA:QAR ro-RO:RON ar-SA:SAR sr-RS:RSD sk-SK:EUR sl-SI:EUR es-ES:EUR sv-SE:SEK de-CH:CHF
  fr-CH:CHF uk-UA:UAH ar-AE:AED en-AE:AED en-US:USD fr-TN:TND tr-TR:TRY`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(':') as [string, string]);

/** Serbian is read in Latin letters, and Arabic with the digits of its texts. */
const inLatin = (locale: string) => `${locale.replace('sr-', 'sr-Latn-')}-u-nu-latn`;

const written = new Set(['DKK', 'NOK', 'SEK', 'TRY', 'RON', 'CZK', 'EUR']);

describe.each(markets)('MKT-051 in %s with %s', (locale, currency) => {
  test('every amount is written as the locale writes it', () => {
    const decimals = currencyDecimals(currency);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const intl = new Intl.NumberFormat(inLatin(locale), written.has(currency) ? digits : { style: 'currency', currency, ...digits });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (minor) => {
        const expected = intl.format(minor / 10 ** decimals);
        expect(formatMoney(minor, currency, locale).startsWith(expected)).toBe(true);
        if (!written.has(currency)) expect(formatMoney(minor, currency, locale)).toBe(expected);
      }),
    );
  });

  test('so is every count', () => {
    const intl = new Intl.NumberFormat(inLatin(locale));
    for (const count of [0, 7, 999, 1_000, 9_999, 10_000, 123_456, 1_234_567]) expect(formatCount(count, locale)).toBe(intl.format(count));
  });

  test('a measure, to the tenth', () => {
    const intl = new Intl.NumberFormat(inLatin(locale), { maximumFractionDigits: 1 });
    for (const value of [0, 34.5, 36, 71.25, 1_234.5]) expect(formatTenths(value, locale)).toBe(intl.format(value));
  });

  test('and every day', () => {
    const intl = new Intl.DateTimeFormat(inLatin(locale), { day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' });
    for (let month = 0; month < 12; month++) {
      const date = new Date(Date.UTC(2026, month, 1 + month * 2));
      expect(formatDay(date, locale)).toBe(intl.format(date));
    }
  });
});

test.each([
  ['ar-KW', 'KWD', '1,234.500', '18 نوفمبر'],
  ['sr-RS', 'RSD', '12.345,00', '18. nov'],
  ['sr-ME', 'EUR', '12.345,00', '18. nov'],
])('%s is read in one kind of digits and letters', (locale, currency, amount, day) => {
  expect(formatMoney(1_234_500, currency, locale)).toContain(amount);
  expect(formatDay(new Date(Date.UTC(2026, 10, 18)), locale)).toBe(day);
});

test('a browser that does not know the language writes measures as the page did', () => {
  learnStyle('xx-AL', 'ALL', writingStyleOf('sq-AL', 'ALL'));
  expect(formatTenths(34.5, 'xx-AL')).toBe('34,5');
});

test('what a page brought along is used as it is', () => {
  const style = writingStyleOf('en-GB', 'GBP');
  learnStyle('xx-GB', 'GBP', { ...style, money: { ...style.money, plus: ['<', '>'] } });
  expect(formatMoney(123_456, 'GBP', 'xx-GB')).toBe('<1,234.56>');
});
