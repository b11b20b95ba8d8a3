import { addDays } from '../date/add-days.ts';
import { daysAfterEaster } from '../date/easter.ts';
import { startOfUtcDay, utcDay } from '../date/utc-day.ts';
import { fromWallClock, wallClock } from '../date/wall-clock.ts';
import { isWorkingDay } from '../date/working-days.ts';

export type DeliveryRule = {
  /** Working days from the day it leaves the warehouse to the day it arrives. */
  workingDays: { from: number; to: number };
  /** `HH:MM` at the warehouse: what is ordered by then leaves the same day. */
  cutOff: string;
  /** The warehouse's. */
  timeZone: string;
  /** Days on which nothing leaves or arrives beyond weekends: `YYYY-MM-DD` once, `MM-DD` every year, `easter-2` so far from Easter. */
  closedDays?: readonly string[] | undefined;
};

/** Days are `YYYY-MM-DD`, for they mean the same wherever the page is read; `orderBefore` is a moment. */
export type DeliveryEstimate = { earliest: string; latest: string; orderBefore: string };

/** Whoever closes for longer than this should take the way of delivery off the page. */
const longestWait = 400;

/** When something ordered now arrives in a country. Its weekend delivers nothing, that of the warehouse sends nothing, closed days neither. (part 1 §9) */
export function estimateDelivery(rule: DeliveryRule, now: Date, country = ''): DeliveryEstimate {
  const closed = new Set(rule.closedDays);
  const local = wallClock(now, rule.timeZone);
  const today = startOfUtcDay(local);
  const cutOff = minutesOf(rule.cutOff);
  const isInTime = isOpen(today, { closed }) && local.getTime() - today.getTime() < cutOff * 60_000;
  const leaves = isInTime ? today : addOpenDays(today, 1, { closed });
  return {
    earliest: utcDay(addOpenDays(leaves, rule.workingDays.from, { closed, country })),
    latest: utcDay(addOpenDays(leaves, Math.max(rule.workingDays.from, rule.workingDays.to), { closed, country })),
    orderBefore: fromWallClock(new Date(leaves.getTime() + cutOff * 60_000), rule.timeZone).toISOString(),
  };
}

type Rest = { closed: ReadonlySet<string>; country?: string };

function addOpenDays(from: Date, days: number, rest: Rest): Date {
  let date = from;
  for (let left = days, tried = 0; left > 0 && tried < longestWait; tried++) {
    date = addDays(date, 1);
    if (isOpen(date, rest)) left -= 1;
  }
  return date;
}

function isOpen(date: Date, { closed, country = '' }: Rest): boolean {
  if (!isWorkingDay(date, country)) return false;
  const day = utcDay(date);
  return ![day, day.slice(5), nameByEaster(daysAfterEaster(day))].some((each) => closed.has(each));
}

/** `easter-2` is Good Friday, `easter+1` Easter Monday. */
const nameByEaster = (days: number) => (days === 0 ? 'easter' : `easter${days > 0 ? '+' : ''}${days}`);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
