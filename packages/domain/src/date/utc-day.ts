import { dayMs } from './durations.ts';

/** The day in Greenwich as `2026-11-17`: for what is counted and kept. What a person reads is the day of her own clock, see `localDay`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Its midnight. */
export function startOfUtcDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}
