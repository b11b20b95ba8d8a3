import { addDays } from '../date/add-days.ts';
import { dayMs } from '../date/durations.ts';
import { utcDay } from '../date/utc-day.ts';

/** Days of a calendar, both of them within: `2026-11-16` to `2026-11-22`. */
export type Period = { from: string; to: string };

/** With what a period is compared: the days right before it, those a week before, or those a year before. */
export type Comparison = 'none' | 'before' | 'week' | 'year';

export function daysOf({ from, to }: Period): number {
  return Math.round((midnight(to).getTime() - midnight(from).getTime()) / dayMs) + 1;
}

export function shiftDay(day: string, days: number): string {
  return utcDay(addDays(midnight(day), days));
}

/**
 * A year before is 52 weeks before: a Friday is compared with a Friday, and Black Friday with Black Friday, in years of 53 weeks as well.
 * Whole months are compared with the same months, because that is how books are closed.
 */
export function comparedPeriod(period: Period, how: Exclude<Comparison, 'none'>): Period {
  if (how === 'year' && isWholeMonths(period) && daysOf(period) <= 366)
    return { from: yearBefore(period.from), to: lastOfMonth(yearBefore(`${period.to.slice(0, 7)}-01`)) };
  const days = daysOf(period);
  const back = { before: days, week: Math.ceil(days / 7) * 7, year: Math.max(days, 364) }[how];
  return { from: shiftDay(period.from, -back), to: shiftDay(period.to, -back) };
}

function isWholeMonths({ from, to }: Period): boolean {
  return from.endsWith('-01') && to === lastOfMonth(to);
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return utcDay(new Date(Date.UTC(year, month, 0)));
}

function yearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
