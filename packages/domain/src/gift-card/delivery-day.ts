import { addDays } from '../date/add-days.ts';
import { dayMs } from '../date/durations.ts';
import { utcDay } from '../date/utc-day.ts';

/** Further ahead nobody plans a present, and a mail that waits for years is one that gets lost. */
const mostDays = 365;
/** Where the sun rises latest it is morning by then, and nowhere is it yet the next day. */
const hourOfDelivery = 8;

/** When the mail of a gift card leaves, for a day as `2026-12-24`. Undefined: at once. */
export function deliveryMoment(deliverOn: string | undefined, now: Date): Date | undefined {
  const moment = deliverOn ? new Date(`${deliverOn}T${String(hourOfDelivery).padStart(2, '0')}:00:00Z`) : undefined;
  return moment && moment > now ? moment : undefined;
}

/** From today, wherever in the world it is today already, to a year ahead. */
export function isDeliveryDay(deliverOn: string, now: Date): boolean {
  const start = Date.parse(`${deliverOn}T00:00:00Z`);
  return start > now.getTime() - 2 * dayMs && start <= now.getTime() + mostDays * dayMs;
}

/** The first and the last day that can be chosen where it is `today`, as `2026-11-17`. */
export function deliveryDays(today: string): { min: string; max: string } {
  return { min: today, max: utcDay(addDays(new Date(today), mostDays)) };
}
