import type { OpeningHours } from '@selvedge/contract/shipping.ts';

/** By the clock on the store's wall. `day`: 1 is Monday. Without hours it never closes. */
export function isStoreOpen(hours: readonly OpeningHours[], local: { day: number; time: string }): boolean {
  return hours.length === 0 || hours.some(({ day, from, to }) => day === local.day && from <= local.time && local.time < to);
}
