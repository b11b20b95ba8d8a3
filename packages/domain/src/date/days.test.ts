import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './add-days.ts';
import { addMonths } from './add-months.ts';
import { dayMs, daySeconds } from './durations.ts';
import { formatNearMoment } from './format-near-moment.ts';
import { localDay, localMinute } from './local-day.ts';
import { startOfUtcDay, utcDay } from './utc-day.ts';
import { fromWallClock, wallClock } from './wall-clock.ts';

const moments = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true });
const zones = fc.constantFrom(
  'UTC',
  'Europe/Copenhagen',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Asia/Jerusalem',
);
const days = fc.integer({ min: -4000, max: 4000 });

test('days that are added can be taken away again, and are 24 hours each', () => {
  fc.assert(
    fc.property(moments, days, (moment, count) => {
      expect(addDays(addDays(moment, count), -count)).toEqual(moment);
      expect(addDays(moment, count).getTime() - moment.getTime()).toBe(count * dayMs);
    }),
  );
  expect(daySeconds * 1000).toBe(dayMs);
});

test('every moment is within its day, and the next day begins where it ends', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const start = startOfUtcDay(moment);
      expect(utcDay(moment)).toBe(utcDay(start));
      expect(start.toISOString()).toBe(`${utcDay(moment)}T00:00:00.000Z`);
      expect(moment.getTime() - start.getTime()).toBeLessThan(dayMs);
      expect(utcDay(addDays(start, 1)) > utcDay(moment)).toBe(true);
    }),
  );
});

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-08-31', 18, '2028-02-29'],
  ['2026-11-17', 6, '2027-05-17'],
  ['2026-12-31', -1, '2026-11-30'],
])('%s and %i months are %s', (from, months, expected) => expect(utcDay(addMonths(new Date(from), months))).toBe(expected));

test('what an input of the browser gets is read as the same minute by the same clock', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
      // Read back, an hour that a clock shows twice is the first of the two.
      expect(Math.abs(new Date(localMinute(minute)).getTime() - minute.getTime())).toBeLessThanOrEqual(3_600_000);
      expect(localMinute(new Date(localMinute(minute)))).toBe(localMinute(minute));
      expect(localMinute(minute).startsWith(localDay(minute))).toBe(true);
    }),
  );
});

test.each([
  ['Los Angeles', 480, '2026-11-17'],
  ['Sydney', -660, '2026-11-18'],
])('at one in the morning of 18 November in Greenwich, a reader in %s has the day of her own clock', (_, offset, expected) => {
  const now = new Date('2026-11-18T01:00:00Z');
  now.getTimezoneOffset = () => offset;
  expect(localDay(now)).toBe(expected);
});

test('a moment read from the clock of a place is the moment that clock shows, also on the day on which it is turned', () => {
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      const shown = wallClock(moment, zone);
      // What a clock shows twice a year stands for two moments; either is right.
      expect(wallClock(fromWallClock(shown, zone), zone)).toEqual(shown);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['2026-03-29T01:30:00Z', 'Europe/Copenhagen', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T03:30:00Z', 'Europe/Copenhagen', '2026-03-29T01:30:00.000Z'],
  ['2026-03-08T04:00:00Z', 'America/New_York', '2026-03-08T08:00:00.000Z'],
  ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01T09:00:00.000Z'],
])('a clock that shows %s in %s shows it at %s', (shown, zone, expected) => {
  expect(fromWallClock(new Date(shown), zone).toISOString()).toBe(expected);
});

const now = new Date('2026-11-17T12:00:00Z');
test.each([
  ['2026-11-17T12:05:00Z', 'in 5 minutes'],
  ['2026-11-17T11:59:00Z', '1 minute ago'],
  ['2026-11-17T09:00:00Z', '3 hours ago'],
  ['2026-11-18T11:00:00Z', 'in 23 hours'],
])('%s is said as %s', (moment, expected) => expect(formatNearMoment(new Date(moment), { now, locale: 'en-GB' })).toBe(expected));

test('a day away it is the date', () => {
  expect(formatNearMoment(new Date('2026-11-19T12:00:00Z'), { now, locale: 'en-GB' })).toMatch(/^Thu,? 19 Nov/);
});
