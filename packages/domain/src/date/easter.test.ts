import { expect, test } from 'vitest';
import { afterEaster, daysAfterEaster } from './easter.ts';
import { utcDay } from './utc-day.ts';

// The earliest and the latest of three centuries, a leap year, and the years that the rule of Gauss gets wrong.
test.each(['1818-03-22', '1943-04-25', '1954-04-18', '1981-04-19', '2024-03-31', '2026-04-05', '2027-03-28', '2038-04-25', '2049-04-18'])(
  'Easter Sunday is %s',
  (date) => {
    expect(daysAfterEaster(date)).toBe(0);
    expect(utcDay(new Date(afterEaster(Number(date.slice(0, 4)), 0)))).toBe(date);
  },
);

test('Good Friday comes two days before, Whit Monday fifty days after', () => {
  expect(daysAfterEaster('2027-03-26')).toBe(-2);
  expect(utcDay(new Date(afterEaster(2027, 50)))).toBe('2027-05-17');
});
