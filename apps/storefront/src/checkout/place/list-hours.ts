import type { OpeningHours } from '@selvedge/contract/shipping.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { writeHours } from '@selvedge/domain/store/write-hours.ts';

// 4 January 2021 is a Monday.
const nameOf = (day: number, locale: string) =>
  dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2021, 0, 3 + day)));

/** 'Mon–Fri 09:00–18:00': days in a row with the same hours are one line. */
export function listHours(hours: readonly OpeningHours[], locale: string): string[] {
  const spans: { from: number; to: number; text: string }[] = [];
  for (const { day, from, to } of hours.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))) {
    const text = writeHours({ from, to }, locale);
    const last = spans.at(-1);
    if (last && last.to === day - 1 && last.text === text) last.to = day;
    else if (last && last.from === day && last.to === day) last.text += `, ${text}`;
    else spans.push({ from: day, to: day, text });
  }
  return spans.map(({ from, to, text }) => {
    const days = from === to ? nameOf(from, locale) : `${nameOf(from, locale)}–${nameOf(to, locale)}`;
    return `${days} ${text}`;
  });
}
