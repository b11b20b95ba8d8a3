import { expect, test } from 'vitest';
import { type DeliveryRule, estimateDelivery } from './estimate-delivery.ts';

const aarhus: DeliveryRule = { workingDays: { from: 1, to: 2 }, cutOff: '14:00', timeZone: 'Europe/Copenhagen' };

test.each([
  ['before the cut-off it leaves today', '2026-11-16T12:59:00Z', '2026-11-17', '2026-11-18', '2026-11-16T13:00:00.000Z'],
  ['at the cut-off it leaves tomorrow', '2026-11-16T13:00:00Z', '2026-11-18', '2026-11-19', '2026-11-17T13:00:00.000Z'],
  ['on Friday afternoon it waits for Monday', '2026-11-13T15:00:00Z', '2026-11-17', '2026-11-18', '2026-11-16T13:00:00.000Z'],
  ['on Friday morning it arrives after the weekend', '2026-11-13T09:00:00Z', '2026-11-16', '2026-11-17', '2026-11-13T13:00:00.000Z'],
  ['on Saturday it waits for Monday', '2026-11-14T08:00:00Z', '2026-11-17', '2026-11-18', '2026-11-16T13:00:00.000Z'],
  ['late on Sunday in Greenwich it is Monday there', '2026-11-15T23:30:00Z', '2026-11-17', '2026-11-18', '2026-11-16T13:00:00.000Z'],
])('%s', (_, now, earliest, latest, orderBefore) => {
  expect(estimateDelivery(aarhus, new Date(now))).toEqual({ earliest, latest, orderBefore });
});

test('a day on which the warehouse is closed neither sends nor delivers', () => {
  const rule = { ...aarhus, closedDays: ['2026-12-24', '2026-12-25'] };
  expect(estimateDelivery(rule, new Date('2026-12-23T10:00:00Z'))).toMatchObject({ earliest: '2026-12-28', latest: '2026-12-29' });
  expect(estimateDelivery(rule, new Date('2026-12-24T10:00:00Z')).orderBefore).toBe('2026-12-28T13:00:00.000Z');
});

test.each([
  // Friday and Saturday are the weekend of Kuwait, whose warehouse works from Monday to Friday.
  ['in Kuwait nothing arrives on a Friday', {}, 'KW', '2026-11-18T10:00:00Z', '2026-11-19', '2026-11-22'],
  ['in Kuwait a Sunday is a day like others', {}, 'KW', '2026-11-19T10:00:00Z', '2026-11-22', '2026-11-23'],
  ['a day off comes every year', { closedDays: ['12-25', '01-01'] }, 'DE', '2031-12-24T10:00:00Z', '2031-12-26', '2031-12-29'],
  ['and those that go with Easter', { closedDays: ['easter-2', 'easter+1'] }, 'DE', '2027-03-25T10:00:00Z', '2027-03-30', '2027-03-31'],
])('%s', (_, more, country, now, earliest, latest) => {
  expect(estimateDelivery({ ...aarhus, ...more }, new Date(now), country)).toMatchObject({ earliest, latest });
});

test('the cut-off is the warehouse’s hour on both sides of a change of the clocks', () => {
  const friday = estimateDelivery(aarhus, new Date('2026-10-23T13:00:00Z'));
  expect(friday.orderBefore).toBe('2026-10-26T13:00:00.000Z');
  expect(estimateDelivery(aarhus, new Date('2026-10-23T11:00:00Z')).orderBefore).toBe('2026-10-23T12:00:00.000Z');
});

test('a warehouse across the ocean keeps its own day', () => {
  const columbus = { ...aarhus, timeZone: 'America/New_York' };
  expect(estimateDelivery(columbus, new Date('2026-11-17T02:00:00Z'))).toMatchObject({
    earliest: '2026-11-18',
    orderBefore: '2026-11-17T19:00:00.000Z',
  });
});

test('a warehouse that never opens again does not keep the page waiting', () => {
  const closedDays = Array.from({ length: 3000 }, (_, index) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10));
  expect(estimateDelivery({ ...aarhus, closedDays }, new Date('2026-11-16T10:00:00Z')).earliest > '2026-11-16').toBe(true);
});
