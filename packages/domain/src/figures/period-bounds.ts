import { utcDay } from '../date/utc-day.ts';
import { fromWallClock, wallClock } from '../date/wall-clock.ts';
import { type Period, shiftDay } from './period.ts';

export type Bounds = { since: Date; until: Date };

/** From midnight to midnight by the clocks of a place: on the days that clocks are turned that is 23 or 25 hours. */
export function periodBounds({ from, to }: Period, timeZone: string): Bounds {
  return { since: midnightAt(from, timeZone), until: midnightAt(shiftDay(to, 1), timeZone) };
}

/**
 * As much of the compared period as there is of this one: at ten in the morning today is compared with last week until ten, by the clock on
 * the wall. Compared with the whole day, every morning would look like a disaster.
 */
export function comparedBounds({
  period,
  compared,
  timeZone,
  now,
}: {
  period: Period;
  compared: Period;
  timeZone: string;
  now: Date;
}): Bounds {
  const whole = periodBounds(compared, timeZone);
  if (now >= periodBounds(period, timeZone).until) return whole;
  const clock = wallClock(now, timeZone);
  const at = new Date(clock.getTime() + dayGap(period.from, compared.from));
  const until = fromWallClock(at, timeZone);
  return { since: whole.since, until: new Date(Math.max(whole.since.getTime(), Math.min(until.getTime(), whole.until.getTime()))) };
}

/** Which day it is there. */
export function dayAt(moment: Date, timeZone: string): string {
  return utcDay(wallClock(moment, timeZone));
}

function midnightAt(day: string, timeZone: string): Date {
  return fromWallClock(new Date(`${day}T00:00:00Z`), timeZone);
}

function dayGap(from: string, to: string): number {
  return Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`);
}
