import { dateFormat } from './date-format.ts';

/** Weekday, day and month. A day without an hour is the same wherever it is read. */
export function formatDay(date: string, locale: string): string {
  return dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
}
