import { dateFormat } from './date-format.ts';

/** The hands of a clock at that place, written as if it were in Greenwich. */
export function wallClock(moment: Date, timeZone: string): Date {
  const parts = Object.fromEntries(
    dateFormat('en-GB', { ...hands, timeZone })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second));
}

/** The moment at which a clock there shows this. Looked up twice: on the day that clocks are turned, the first answer may be from before. */
export function fromWallClock(shown: Date, timeZone: string): Date {
  const near = new Date(shown.getTime() - aheadOf(shown, timeZone));
  return new Date(shown.getTime() - aheadOf(near, timeZone));
}

const aheadOf = (moment: Date, timeZone: string) => wallClock(moment, timeZone).getTime() - moment.getTime();

const digits = 'numeric' as const;
const hands = { hourCycle: 'h23', year: digits, month: digits, day: digits, hour: digits, minute: digits, second: digits } as const;
