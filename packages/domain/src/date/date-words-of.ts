import type { DateWords } from '@selvedge/contract/writing-style.ts';
import { isUnknownToBrowsers } from '../text/is-unknown-to-browsers.ts';
import { intlLocale } from '../writing-style/intl-locale.ts';
import { dateStyles, styleKey } from './date-styles.ts';

/** 1 January 2023 is a Sunday. */
const week = () => Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day)));
const year = () => Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1)));
/** A Sunday of March whose day and hour have one digit, before noon and after it. */
const sunday = (hour: 4 | 16) => new Date(Date.UTC(2023, 2, 5, hour, 7));

/** What a browser has to know to write the shop's dates in a language that it does not know; nothing for the languages that it does. */
export function dateWordsOf(locale: string): DateWords | undefined {
  if (!isUnknownToBrowsers(locale)) return undefined;
  const names = (dates: readonly Date[], style: Intl.DateTimeFormatOptions, type: 'weekday' | 'month') =>
    dates.map((date) => partsOf(locale, style, date).find((part) => part.type === type)?.value ?? '');
  const words = {
    weekdays: { long: names(week(), { weekday: 'long' }, 'weekday'), short: names(week(), { weekday: 'short' }, 'weekday') },
    months: {
      long: names(year(), { day: 'numeric', month: 'long' }, 'month'),
      short: names(year(), { day: 'numeric', month: 'short' }, 'month'),
    },
    periods: ([4, 16] as const).map(
      (hour) => partsOf(locale, { timeStyle: 'short' }, sunday(hour)).find(({ type }) => type === 'dayPeriod')?.value ?? '',
    ),
  };
  return { ...words, patterns: Object.fromEntries(dateStyles.map((style) => [styleKey(style), patternOf(locale, style, words)])) };
}

function partsOf(locale: string, style: Intl.DateTimeFormatOptions, date: Date): Intl.DateTimeFormatPart[] {
  return new Intl.DateTimeFormat(intlLocale(locale), { ...style, timeZone: 'UTC', calendar: 'gregory' }).formatToParts(date);
}

type Names = Pick<DateWords, 'weekdays' | 'months'>;

/** `{weekday.long}, {day} {month.long}`; two digits at least are `{day.2}`, the hours of half a day `{hour.12}`. */
function patternOf(locale: string, style: Intl.DateTimeFormatOptions, { weekdays, months }: Names): string {
  const later = partsOf(locale, style, sunday(16));
  return partsOf(locale, style, sunday(4))
    .map(({ type, value }, index) => {
      if (type === 'literal') return value.replaceAll('\u202f', ' ');
      if (type === 'weekday') return value === weekdays.long[0] ? '{weekday.long}' : '{weekday.short}';
      if (type === 'month' && !/\d/.test(value)) return value === months.long[2] ? '{month.long}' : '{month.short}';
      const isOfHalfADay = type === 'hour' && Number(later[index]?.value) === 4;
      return `{${type}${isOfHalfADay ? '.12' : ''}${value.length === 2 && type !== 'minute' ? '.2' : ''}}`;
    })
    .join('');
}
