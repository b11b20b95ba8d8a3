import { daysOf, type Period, shiftDay } from './period.ts';

/** What one point of a plot stands for. */
export type BucketUnit = 'hour' | 'day' | 'week' | 'month';

/** As fine as a person can read: a day by its hours, a season by its days, a year by its weeks. */
export function bucketUnit(period: Period): BucketUnit {
  const days = daysOf(period);
  if (days === 1) return 'hour';
  if (days <= 92) return 'day';
  return days <= 400 ? 'week' : 'month';
}

/**
 * The bucket of a local hour (`2026-11-17T09`) or day, by its place in the period: the third day of one period is laid over the third of
 * another. A week is seven days from the period's first, so that both periods have weeks of the same weekdays.
 */
export function bucketAt(at: string, { from }: Period, unit: BucketUnit): number {
  if (unit === 'hour') return Number(at.slice(11, 13));
  const day = daysOf({ from, to: at.slice(0, 10) }) - 1;
  if (unit === 'month') return monthOf(at) - monthOf(from);
  return unit === 'week' ? Math.floor(day / 7) : day;
}

/** What each bucket is called: its hour, its first day, or its month. */
export function listBuckets(period: Period, unit: BucketUnit): string[] {
  if (unit === 'hour') return Array.from({ length: 24 }, (_, hour) => `${period.from}T${String(hour).padStart(2, '0')}`);
  const count = bucketAt(period.to, period, unit) + 1;
  if (unit === 'month') return Array.from({ length: count }, (_, at) => nameOfMonth(monthOf(period.from) + at));
  return Array.from({ length: count }, (_, at) => shiftDay(period.from, unit === 'week' ? at * 7 : at));
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function nameOfMonth(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}
