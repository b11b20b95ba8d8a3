import { addDays } from '../date/add-days.ts';
import { utcDay } from '../date/utc-day.ts';

/** A day as it comes back every year, written `MM-DD`, in the year in which it came. */
export type OccasionDay = { monthDay: string; year: number; day: string };

/**
 * Days whose birthdays are to be kept: today's, and those of so many days before it, in case nobody looked then. Who was born on 29 February
 * has the 28th in the other years.
 */
export function occasionDays(today: Date, daysBack: number): OccasionDay[] {
  return Array.from({ length: daysBack + 1 }, (_, back) => addDays(today, -back)).flatMap((date) => {
    const day = utcDay(date);
    const year = date.getUTCFullYear();
    const monthDay = day.slice(5);
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
    return [monthDay, ...(monthDay === '02-28' && !isLeap ? ['02-29'] : [])].map((each) => ({ monthDay: each, year, day }));
  });
}
