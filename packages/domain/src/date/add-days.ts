import { dayMs } from './durations.ts';

/** So many times 24 hours later, or before it with less than none. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
