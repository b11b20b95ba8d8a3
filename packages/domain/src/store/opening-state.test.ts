import { expect, test } from 'vitest';
import { openingChangesAt, openingState } from './opening-state.ts';

const week = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '10:00', to: '19:00' }));
const berlin = { timeZone: 'Europe/Berlin', openingHours: week, holidays: [] };
const kuwait = {
  timeZone: 'Asia/Kuwait',
  openingHours: [{ day: 4, from: '16:00', to: '01:30' }],
  holidays: [],
};

// 17 November 2026 is a Tuesday; Berlin is an hour ahead of Greenwich, Kuwait three, New York five behind.
test.each([
  ['before it opens', berlin, '2026-11-17T08:59:00Z', { isOpen: false, opens: { inDays: 0, date: '2026-11-17', at: '10:00' } }],
  ['at the minute it opens', berlin, '2026-11-17T09:00:00Z', { isOpen: true, closesAt: '19:00' }],
  ['at the minute it closes', berlin, '2026-11-17T18:00:00Z', { isOpen: false, opens: { inDays: 1, date: '2026-11-18', at: '10:00' } }],
  ['on a Saturday night', berlin, '2026-11-21T20:00:00Z', { isOpen: false, opens: { inDays: 2, date: '2026-11-23', at: '10:00' } }],
  [
    'where it is still night',
    { ...berlin, timeZone: 'America/New_York' },
    '2026-11-17T10:00:00Z',
    { isOpen: false, opens: { inDays: 0, date: '2026-11-17', at: '10:00' } },
  ],
  ['past midnight', kuwait, '2026-11-19T22:00:00Z', { isOpen: true, closesAt: '01:30' }],
  [
    'on a day off',
    { ...berlin, holidays: [{ date: '2026-11-17', name: 'Day off' }] },
    '2026-11-17T12:00:00Z',
    { isOpen: false, opens: { inDays: 1, date: '2026-11-18', at: '10:00' } },
  ],
  [
    'on a day of other hours',
    { ...berlin, holidays: [{ date: '2026-12-24', name: '', from: '10:00', to: '14:00' }] },
    '2026-12-24T12:59:00Z',
    { isOpen: true, closesAt: '14:00' },
  ],
  ['without hours', { ...berlin, openingHours: [] }, '2026-11-17T12:00:00Z', { isOpen: false }],
])('a store is asked %s', (_, hours, now, expected) => {
  expect(openingState(hours, new Date(now))).toEqual(expected);
});

test('what is said of a store holds until its next change', () => {
  expect(openingChangesAt(berlin, new Date('2026-11-17T12:00:30Z'))).toBe(Date.parse('2026-11-17T18:00:00Z'));
  expect(openingChangesAt({ ...berlin, openingHours: [] }, new Date('2026-11-17T12:00:30Z'))).toBeUndefined();
});
