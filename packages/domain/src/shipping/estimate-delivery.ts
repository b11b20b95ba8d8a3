import { dateFormat } from '../date/date-format.ts';
import { isWorkingDay } from '../date/working-days.ts';

export type DeliveryRule = {
  /** Working days from the day it leaves the warehouse to the day it arrives. */
  workingDays: { from: number; to: number };
  /** `HH:MM` at the warehouse: what is ordered by then leaves the same day. */
  cutOff: string;
  /** The warehouse's. */
  timeZone: string;
  /** Days on which nothing leaves or arrives beyond weekends, as `YYYY-MM-DD`. */
  closedDays?: readonly string[] | undefined;
};

/** Days are `YYYY-MM-DD`, for they mean the same wherever the page is read; `orderBefore` is a moment. */
export type DeliveryEstimate = { earliest: string; latest: string; orderBefore: string };

const day = 24 * 60 * 60 * 1000;
/** Whoever closes for longer than this should take the way of delivery off the page. */
const longestWait = 400;

/** When something ordered now arrives. Weekends and closed days neither send nor deliver. (part 1 §9) */
export function estimateDelivery(rule: DeliveryRule, now: Date): DeliveryEstimate {
  const closed = new Set(rule.closedDays);
  const local = wallClock(now, rule.timeZone);
  const today = startOfDay(local);
  const cutOff = minutesOf(rule.cutOff);
  const isInTime = isOpen(today, closed) && local.getTime() - today.getTime() < cutOff * 60_000;
  const leaves = isInTime ? today : addOpenDays(today, 1, closed);
  return {
    earliest: isoDay(addOpenDays(leaves, rule.workingDays.from, closed)),
    latest: isoDay(addOpenDays(leaves, Math.max(rule.workingDays.from, rule.workingDays.to), closed)),
    orderBefore: fromWallClock(new Date(leaves.getTime() + cutOff * 60_000), rule.timeZone).toISOString(),
  };
}

function addOpenDays(from: Date, days: number, closed: ReadonlySet<string>): Date {
  let date = from;
  for (let left = days, tried = 0; left > 0 && tried < longestWait; tried++) {
    date = new Date(date.getTime() + day);
    if (isOpen(date, closed)) left -= 1;
  }
  return date;
}

const isOpen = (date: Date, closed: ReadonlySet<string>) => isWorkingDay(date) && !closed.has(isoDay(date));
const isoDay = (date: Date) => date.toISOString().slice(0, 10);
const startOfDay = (date: Date) => new Date(`${isoDay(date)}T00:00:00Z`);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The hands of a clock at that place, written as if it were in Greenwich. */
function wallClock(moment: Date, timeZone: string): Date {
  const parts = Object.fromEntries(
    dateFormat('en-GB', { ...hands, timeZone })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second));
}

/** The moment at which a clock there shows this. The zone's distance from Greenwich is that of the day itself: it changes twice a year. */
function fromWallClock(shown: Date, timeZone: string): Date {
  const ahead = wallClock(shown, timeZone).getTime() - shown.getTime();
  return new Date(shown.getTime() - ahead);
}

const digits = 'numeric' as const;
const hands = { hourCycle: 'h23', year: digits, month: digits, day: digits, hour: digits, minute: digits, second: digits } as const;
