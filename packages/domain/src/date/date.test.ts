import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime } from './format-date.ts';
import { addWorkingDays, countWorkingDays } from './working-days.ts';

const evening = new Date('2026-12-31T23:05:00Z');

describe('MKT-045 dates', () => {
  test.each([
    ['UTC', '31-12-2026 23:05'],
    ['Europe/Berlin', '01-01-2027 00:05'],
    ['America/New_York', '31-12-2026 18:05'],
  ])('MKT-052 a store device in %s writes %s', (timeZone, expected) => {
    expect(formatDateTime(evening, { locale: 'en-US', timeZone, inStore: true })).toBe(expected);
  });

  test('MKT-052 elsewhere the locale decides', () => {
    expect(formatDateTime(evening, { locale: 'de-DE', timeZone: 'Europe/Berlin' })).toBe('01.01.2027, 00:05');
    expect(formatDate(evening, { locale: 'en-US', timeZone: 'UTC' })).toBe('Dec 31, 2026');
  });

  test('a date and a moment in one locale are not mixed up', () => {
    expect(formatDate(evening, { locale: 'de-DE', timeZone: 'UTC' })).toBe('31.12.2026');
    expect(formatDateTime(evening, { locale: 'de-DE', timeZone: 'UTC' })).toBe('31.12.2026, 23:05');
  });

  test('a Saudi date is in the calendar of the bank', () => {
    expect(formatDate(new Date('2026-06-15T12:00:00Z'), { locale: 'ar-SA', timeZone: 'UTC' })).toMatch(/2026/);
  });
});

describe('MKT-046 working days skip Saturday and Sunday', () => {
  test.each([
    // 2026-11-13 is a Friday.
    ['2026-11-13', 0, '2026-11-13'],
    ['2026-11-13', 1, '2026-11-16'],
    ['2026-11-14', 1, '2026-11-16'],
    ['2026-11-13', 5, '2026-11-20'],
    ['2026-11-13', 6, '2026-11-23'],
    ['2026-11-16', -1, '2026-11-13'],
    ['2026-12-31', 2, '2027-01-04'],
  ])('%s plus %i is %s', (from, days, expected) => {
    expect(addWorkingDays(new Date(from), days).toISOString().slice(0, 10)).toBe(expected);
  });

  test.each([
    ['2026-11-13', '2026-11-16', 1],
    ['2026-11-13', '2026-11-15', 0],
    ['2026-11-13', '2026-11-27', 10],
    ['2026-11-13', '2026-11-01', 0],
  ])('from %s to %s there are %i', (from, to, expected) => {
    expect(countWorkingDays(new Date(from), new Date(to))).toBe(expected);
  });
});
