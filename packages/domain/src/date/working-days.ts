import { addDays } from './add-days.ts';
import { dayMs } from './durations.ts';
import { utcDay } from './utc-day.ts';
import { weekendOf } from './weekend-of.ts';

/** The weekend of a country is skipped, Saturday and Sunday without one. Days are UTC days: pass midnight UTC of the day that is meant. */
export function addWorkingDays(from: Date, days: number, country = ''): Date {
  let date = from;
  for (let left = Math.abs(days); left > 0; ) {
    date = addDays(date, Math.sign(days));
    if (isWorkingDay(date, country)) left -= 1;
  }
  return date;
}

/** The days after `from` on which people work, as `2026-11-17`. */
export function nextWorkingDays(from: Date, count: number, country = ''): string[] {
  return Array.from({ length: count }, (_, at) => utcDay(addWorkingDays(from, at + 1, country)));
}

/** Working days after `from` up to and with `to`. */
export function countWorkingDays(from: Date, to: Date): number {
  let count = 0;
  for (let time = from.getTime() + dayMs; time <= to.getTime(); time += dayMs) if (isWorkingDay(new Date(time))) count += 1;
  return count;
}

export function isWorkingDay(date: Date, country = ''): boolean {
  return !weekendOf(country).has(date.getUTCDay());
}
