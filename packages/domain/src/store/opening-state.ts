import type { OpeningHours } from '@selvedge/contract/shipping.ts';
import type { Holiday, OpeningState } from '@selvedge/contract/store.ts';
import { utcDay } from '../date/utc-day.ts';
import { wallClock } from '../date/wall-clock.ts';
import { holidayOn } from './holiday-on.ts';

export type Hours = { timeZone: string; openingHours: readonly OpeningHours[]; holidays: readonly Holiday[] };

const dayMinutes = 1440;

/** Whether a store is open, by its own clock. Hours that end before they begin run past midnight. */
export function openingState(hours: Hours, now: Date): OpeningState {
  const there = clockAt(now, hours.timeZone);
  const spans = spansOf(hours, there.days);
  const current = spans.find(({ start, end }) => start <= there.clock && there.clock < end);
  if (current) return { isOpen: true, closesAt: current.to };
  const next = spans.find(({ start }) => start > there.clock);
  return { isOpen: false, ...(next && { opens: { inDays: next.inDays, date: next.date, at: next.from } }) };
}

/** The same in one word, for who asks it of thousands. */
export function isOpenNow(hours: Hours, now: Date): boolean {
  const there = clockAt(now, hours.timeZone);
  return spansOf(hours, there.untilToday).some(({ start, end }) => start <= there.clock && there.clock < end);
}

/** When the answer is no longer true, in milliseconds; undefined where nothing changes within a week. */
export function openingChangesAt(hours: Hours, now: Date): number | undefined {
  const there = clockAt(now, hours.timeZone);
  const next = spansOf(hours, there.days)
    .flatMap(({ start, end }) => [start, end])
    .filter((moment) => moment > there.clock);
  return next.length === 0 ? undefined : Math.floor(now.getTime() / 60_000) * 60_000 + (Math.min(...next) - there.clock) * 60_000;
}

/** The date on a calendar there. */
export function dayThere(timeZone: string, now: Date): string {
  return clockAt(now, timeZone).untilToday[1]!.date;
}

type Day = { inDays: number; date: string; weekday: number };
type Span = { start: number; end: number; inDays: number; date: string; from: string; to: string };
/** From yesterday on: what opened then may still be open. */
type Clock = { clock: number; days: Day[]; untilToday: Day[] };

function spansOf({ openingHours, holidays }: Hours, days: readonly Day[]): Span[] {
  const spans: Span[] = [];
  for (const { inDays, date, weekday } of days) {
    const holiday = holidayOn(holidays, date);
    const open = holiday ? (holiday.from && holiday.to ? [{ day: weekday, from: holiday.from, to: holiday.to }] : []) : openingHours;
    for (const { day, from, to } of open) {
      if (day !== weekday) continue;
      const start = inDays * dayMinutes + minutesOf(from);
      const length = (minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes;
      spans.push({ start, end: start + length, inDays, date, from, to });
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

let asked = { moment: Number.NaN, clocks: new Map<string, Clock>() };

/** One look at the clock of a zone serves all stores that go by it: thousands are asked about the same moment. */
function clockAt(now: Date, timeZone: string): Clock {
  if (asked.moment !== now.getTime()) asked = { moment: now.getTime(), clocks: new Map() };
  const known = asked.clocks.get(timeZone) ?? readClock(wallClock(now, timeZone));
  asked.clocks.set(timeZone, known);
  return known;
}

function readClock(there: Date): Clock {
  const midnight = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
  const days = Array.from({ length: 9 }, (_, index): Day => {
    const day = new Date(midnight + (index - 1) * dayMinutes * 60_000);
    return { inDays: index - 1, date: utcDay(day), weekday: day.getUTCDay() || 7 };
  });
  return { clock: there.getUTCHours() * 60 + there.getUTCMinutes(), days, untilToday: days.slice(0, 2) };
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
