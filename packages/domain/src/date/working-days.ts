import { addDays } from './add-days.ts';
import { dayMs } from './durations.ts';
import { utcDay } from './utc-day.ts';

/** Saturday and Sunday are skipped. Days are UTC days: pass midnight UTC of the day that is meant. */
export function addWorkingDays(from: Date, days: number): Date {
  let date = from;
  for (let left = Math.abs(days); left > 0; ) {
    date = addDays(date, Math.sign(days));
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

/** The days after `from` on which people work, as `2026-11-17`. */
export function nextWorkingDays(from: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => utcDay(addWorkingDays(from, at + 1)));
}

/** Working days after `from` up to and with `to`. */
export function countWorkingDays(from: Date, to: Date): number {
  let count = 0;
  for (let time = from.getTime() + dayMs; time <= to.getTime(); time += dayMs) if (isWorkingDay(new Date(time))) count += 1;
  return count;
}

export function isWorkingDay(date: Date): boolean {
  return date.getUTCDay() !== 0 && date.getUTCDay() !== 6;
}
