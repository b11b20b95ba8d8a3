import { describe, expect, test } from 'vitest';
import { bucketAt, bucketUnit, listBuckets } from './buckets.ts';
import { changeOf } from './change-of.ts';
import { convertAmount, rateOn } from './convert-amount.ts';
import { coverDays } from './cover-days.ts';
import { comparedPeriod, daysOf } from './period.ts';
import { comparedBounds, dayAt, periodBounds } from './period-bounds.ts';

const span = (from: string, to = from) => ({ from, to });

describe('a period is compared', () => {
  test.each([
    ['week', '2026-11-17', '2026-11-17', '2026-11-10', '2026-11-10'],
    ['week', '2026-11-11', '2026-11-17', '2026-11-04', '2026-11-10'],
    ['week', '2026-11-09', '2026-11-17', '2026-10-26', '2026-11-03'],
    ['before', '2026-11-15', '2026-11-17', '2026-11-12', '2026-11-14'],
    ['year', '2026-11-27', '2026-11-27', '2025-11-28', '2025-11-28'],
    // Week 53 of 2026, and the first of the year after it: still the same weekday, and never the same days twice.
    ['year', '2026-12-28', '2027-01-03', '2025-12-29', '2026-01-04'],
    ['year', '2027-01-04', '2027-01-10', '2026-01-05', '2026-01-11'],
    ['year', '2028-11-24', '2028-11-24', '2027-11-26', '2027-11-26'],
    ['year', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['year', '2025-11-18', '2026-11-17', '2024-11-18', '2025-11-17'],
  ] as const)('with the %s: %s to %s is %s to %s', (how, from, to, since, until) => {
    expect(comparedPeriod(span(from, to), how)).toEqual(span(since, until));
  });

  test('with days that do not overlap it', () => {
    for (const days of [1, 6, 7, 8, 30, 364, 365, 400])
      for (const how of ['before', 'week', 'year'] as const) {
        const period = span('2026-03-03', new Date(Date.UTC(2026, 2, 2 + days)).toISOString().slice(0, 10));
        const compared = comparedPeriod(period, how);
        expect(compared.to < period.from).toBe(true);
        expect(daysOf(compared)).toBe(daysOf(period));
      }
  });
});

describe('days are those of a place', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00.000Z', 25],
    ['Asia/Kuwait', '2026-10-25', '2026-10-24T21:00:00.000Z', 24],
    ['America/Toronto', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ])('in %s %s begins at %s and has %i hours', (zone, day, since, hours) => {
    const bounds = periodBounds(span(day), zone);
    expect(bounds.since.toISOString()).toBe(since);
    expect((bounds.until.getTime() - bounds.since.getTime()) / 3_600_000).toBe(hours);
    expect(dayAt(bounds.since, zone)).toBe(day);
  });

  test.each([
    // The clocks were turned in between: until the same hour on the wall, not until 168 hours before.
    ['Europe/Berlin', '2026-10-27', '2026-10-27T09:30:00Z', '2026-10-20T08:30:00.000Z'],
    ['Asia/Kuwait', '2026-10-27', '2026-10-27T09:30:00Z', '2026-10-20T09:30:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-27T09:30:00Z', '2026-10-19T22:00:00.000Z'],
  ])('in %s the %s, seen at %s, is compared until %s', (timeZone, day, now, until) => {
    const period = span(day);
    const compared = comparedPeriod(period, 'week');
    expect(comparedBounds({ period, compared, timeZone, now: new Date(now) }).until.toISOString()).toBe(until);
  });

  test('a period that has not begun is compared with nothing', () => {
    const period = span('2026-12-01');
    const { since, until } = comparedBounds({
      period,
      compared: span('2026-11-24'),
      timeZone: 'UTC',
      now: new Date('2026-11-17T10:00:00Z'),
    });
    expect(until).toEqual(since);
  });
});

describe('points of a plot', () => {
  test.each([
    ['2026-11-17', '2026-11-17', 'hour', 24, '2026-11-17T00', '2026-11-17T23'],
    ['2026-11-11', '2026-11-17', 'day', 7, '2026-11-11', '2026-11-17'],
    ['2026-01-05', '2026-11-17', 'week', 46, '2026-01-05', '2026-11-16'],
    ['2024-11-01', '2026-11-17', 'month', 25, '2024-11', '2026-11'],
  ] as const)('of %s to %s are its %ss: %i of them', (from, to, unit, count, first, last) => {
    const buckets = listBuckets(span(from, to), unit);
    expect([bucketUnit(span(from, to)), buckets.length, buckets[0], buckets.at(-1)]).toEqual([unit, count, first, last]);
  });

  test.each([
    ['2026-11-17T09', '2026-11-17', 'hour', 9],
    ['2026-11-17', '2026-11-11', 'day', 6],
    ['2026-11-17', '2026-11-11', 'week', 0],
    ['2026-11-18', '2026-11-11', 'week', 1],
    ['2026-01-31', '2025-11-17', 'month', 2],
  ] as const)('%s of a period from %s is by the %s the %i.', (at, from, unit, place) => {
    expect(bucketAt(at, span(from, '2026-12-31'), unit)).toBe(place);
  });
});

describe('amounts in a chosen currency', () => {
  const rates = [
    { currency: 'KWD', rate: 0.35, since: '2026-01-01' },
    { currency: 'KWD', rate: 0.36, since: '2026-11-01' },
    { currency: 'HUF', rate: 400, since: '2026-01-01' },
    { currency: 'GBP', rate: 0.85, since: '2026-01-01' },
  ];
  const on = (currency: string) => rateOn(rates, currency, '2026-11-17')!;

  test.each([
    [1_000, 'KWD', 'EUR', 278],
    [278, 'EUR', 'KWD', 1_001],
    [40_000, 'HUF', 'EUR', 10_000],
    [10_000, 'EUR', 'HUF', 40_000],
    [8_500, 'GBP', 'HUF', 40_000],
    [1_005, 'KWD', 'KWD', 1_005],
    [-40_050, 'HUF', 'EUR', -10_013],
  ])('%i of %s is in %s %i', (minor, from, to, expected) => {
    expect(convertAmount(minor, on(from), on(to))).toBe(expected);
  });

  test('by the rate that was written last for the day, and by none from later', () => {
    expect(rateOn(rates, 'KWD', '2026-10-31')).toMatchObject({ rate: 0.35 });
    expect(rateOn(rates, 'KWD', '2026-11-01')).toMatchObject({ rate: 0.36 });
    expect(rateOn(rates, 'KWD', '2025-12-31')).toBeUndefined();
    expect(rateOn(rates, 'PLN', '2026-11-17')).toBeUndefined();
  });
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [1, 3, -66.7],
  [5, -10, 150],
  [5, 0, undefined],
  [5, undefined, undefined],
])('%i after %s is a change of %s percent', (now, before, expected) => {
  expect(changeOf(now, before)).toBe(expected);
});

test.each([
  [30, 60, 28, 14],
  [0, 10, 28, 0],
  [-2, 10, 28, 0],
  [5, 0, 28, undefined],
  [1, 3, 28, 9],
])('%i pieces of which %i sold in %i days last %s days', (pieces, sold, days, expected) => {
  expect(coverDays({ pieces, sold, days })).toBe(expected);
});
