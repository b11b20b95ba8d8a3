import type { Holiday } from '@selvedge/contract/store.ts';
import { expect, test } from 'vitest';
import { comingHolidays, holidayOn } from './holiday-on.ts';
import { openingState } from './opening-state.ts';

const newYear: Holiday = { date: '2026-01-01', name: 'New Year', repeats: 'yearly' };
const eve: Holiday = { date: '2026-12-31', name: '', from: '10:00', to: '14:00', repeats: 'yearly' };
const goodFriday: Holiday = { date: '2026-04-03', name: 'Good Friday', repeats: 'easter' };
const once: Holiday = { date: '2026-11-20', name: 'Stocktaking' };
const holidays = [newYear, eve, goodFriday, once];

test.each([
  ['2026-01-01', 'New Year'],
  ['2031-01-01', 'New Year'],
  ['2025-01-01', undefined],
  ['2027-03-26', 'Good Friday'],
  ['2027-04-03', undefined],
  ['2026-11-20', 'Stocktaking'],
  ['2027-11-20', undefined],
])('%s is %s', (date, name) => {
  expect(holidayOn(holidays, date)?.name).toBe(name);
});

test('what was written for one year goes before what comes every year', () => {
  const late: Holiday = { date: '2027-12-31', name: '', from: '12:00', to: '16:00' };
  expect(holidayOn([eve, late], '2027-12-31')).toBe(late);
  expect(comingHolidays([eve, late], '2027-12-01')).toEqual([late]);
});

test('those to come are shown on their next dates, before and after the turn of the year', () => {
  const dates = (today: string) => comingHolidays(holidays, today).map(({ date }) => date);
  expect(dates('2026-11-17')).toEqual(['2026-11-20', '2026-12-31', '2027-01-01', '2027-03-26']);
  expect(dates('2027-01-01')).toEqual(['2027-01-01', '2027-03-26', '2027-12-31']);
  expect(dates('2027-01-02')).toEqual(['2027-03-26', '2027-12-31', '2028-01-01']);
  expect(comingHolidays([{ date: '2024-02-29', name: '', repeats: 'yearly' }], '2026-11-17')).toEqual([]);
  expect(comingHolidays(holidays, '2026-11-17').some((each) => 'repeats' in each)).toBe(false);
});

// 31 December 2029 is a Monday.
test.each([
  ['2029-12-31T12:00:00Z', { isOpen: true, closesAt: '14:00' }],
  ['2029-12-31T13:30:00Z', { isOpen: false, opens: { inDays: 2, date: '2030-01-02', at: '10:00' } }],
  ['2029-12-31T23:30:00Z', { isOpen: false, opens: { inDays: 1, date: '2030-01-02', at: '10:00' } }],
  ['2030-01-02T09:00:00Z', { isOpen: true, closesAt: '19:00' }],
])('years later a store still keeps its days off: at %s', (now, expected) => {
  const openingHours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '10:00', to: '19:00' }));
  expect(openingState({ timeZone: 'Europe/Berlin', openingHours, holidays }, new Date(now))).toEqual(expected);
});
