import type { MarketFormats } from '@selvedge/contract/market.ts';
import type { DateWords, NumberStyle, WritingStyle } from '@selvedge/contract/writing-style.ts';
import { dateWordsOf } from '../date/date-words-of.ts';
import { currencyDecimals } from '../money/currency.ts';
import { headsOfCompounds } from '../text/heads-of-compounds.ts';
import { applyFormats } from './apply-formats.ts';
import { intlLocale } from './intl-locale.ts';
import { numberStyleOf, writeNumber } from './number-style.ts';

/** Written after the amount in every locale; the others are written as the locale does. */
const suffixes: Readonly<Record<string, string>> = { DKK: 'KR', NOK: 'KR', SEK: 'KR', TRY: 'TL', RON: 'LEI', CZK: 'Kč', EUR: '€' };

/** Everything a page has to know to write its market's prices, counts and days. */
export function writingStyleOf(locale: string, currency: string, formats: MarketFormats = {}): WritingStyle {
  const { sign: _sign, signPlace: _place, ...marks } = formats;
  const count = localeCount(locale);
  const money = applyFormats(localeMoney(locale, currency), { formats, minus: count.minus[0] });
  const dates = remember(dateWords, locale, () => dateWordsOf(locale) ?? null);
  const heads = headsOfCompounds(locale.slice(0, 2));
  return {
    ...{ money, count: applyFormats(count, { formats: marks, minus: count.minus[0] }), day: dayStyle(locale) },
    ...(dates && { dates }),
    ...(heads && { heads }),
  };
}

/**
 * A browser's first use of Intl for numbers or dates reads its tables from disk, 30 ms and more on a computer and a multiple of it on a
 * phone. Nothing that is drawn at the start may wait for that: the page brings the style along, and this keeps it.
 */
export function learnStyle(locale: string, currency: string, { money, count, day }: WritingStyle): void {
  learnedMoney.set(`${locale} ${currency}`, money);
  learnedCounts.set(locale, count);
  dayStyles.set(locale, day);
}

/** The market writes as its locale does again. */
export function forgetStyle(locale: string, currency: string): void {
  learnedMoney.delete(`${locale} ${currency}`);
  learnedCounts.delete(locale);
}

export function formatCount(count: number, locale: string): string {
  return writeNumber(count, 0, countStyle(locale));
}

/** A measure, to the tenth where it is no whole number. */
export function formatTenths(value: number, locale: string): string {
  const tenths = Math.round(value * 10) / 10;
  return writeNumber(tenths, Number.isInteger(tenths) ? 0 : 1, countStyle(locale));
}

/** A day without its year: `14 Nov`. */
export function formatDay(date: Date, locale: string): string {
  const { pattern, digits, months } = dayStyle(locale);
  const number = date.getUTCDate();
  const day = (number < 10 && digits === 2 ? formatCount(0, locale) : '') + formatCount(number, locale);
  return pattern.replace('{day}', day).replace('{month}', months[date.getUTCMonth()] ?? '');
}

export function moneyStyle(locale: string, currency: string): NumberStyle {
  return learnedMoney.get(`${locale} ${currency}`) ?? localeMoney(locale, currency);
}

function localeMoney(locale: string, currency: string): NumberStyle {
  return remember(moneyStyles, `${locale} ${currency}`, () => {
    const decimals = currencyDecimals(currency);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const suffix = suffixes[currency];
    const style = numberStyleOf(new Intl.NumberFormat(intlLocale(locale), suffix ? digits : { style: 'currency', currency, ...digits }));
    if (!suffix) return style;
    // A price must not break between its amount and its currency.
    const end = `\u00a0${suffix}`;
    return { ...style, plus: [style.plus[0], style.plus[1] + end], minus: [style.minus[0], style.minus[1] + end] };
  });
}

function countStyle(locale: string): NumberStyle {
  return learnedCounts.get(locale) ?? localeCount(locale);
}

function localeCount(locale: string): NumberStyle {
  return remember(countStyles, locale, () => numberStyleOf(new Intl.NumberFormat(intlLocale(locale))));
}

function dayStyle(locale: string): WritingStyle['day'] {
  return remember(dayStyles, locale, () => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), { day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' });
    const partsOf = (month: number) => format.formatToParts(new Date(Date.UTC(2026, month, 1)));
    const pattern = partsOf(0).map(({ type, value }) => (type === 'day' || type === 'month' ? `{${type}}` : value));
    const months = Array.from({ length: 12 }, (_, month) => partsOf(month).find(({ type }) => type === 'month')?.value ?? '');
    const digits = partsOf(0).find(({ type }) => type === 'day')?.value.length ?? 1;
    return { pattern: pattern.join(''), digits, months };
  });
}

const moneyStyles = new Map<string, NumberStyle>();
const countStyles = new Map<string, NumberStyle>();
/** What a market said of itself; it wins over what the locale would write. */
const learnedMoney = new Map<string, NumberStyle>();
const learnedCounts = new Map<string, NumberStyle>();
const dayStyles = new Map<string, WritingStyle['day']>();
const dateWords = new Map<string, DateWords | null>();

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
