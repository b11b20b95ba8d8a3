import { expect, test } from 'vitest';
import { deliveryDays, deliveryMoment, isDeliveryDay } from './delivery-day.ts';

const now = new Date('2026-11-16T14:00:00Z');

test.each([
  ['2026-12-24', '2026-12-24T08:00:00.000Z'],
  ['2026-11-17', '2026-11-17T08:00:00.000Z'],
  ['2026-11-16', undefined],
  ['2026-01-01', undefined],
  ['', undefined],
  [undefined, undefined],
])('a gift card for %s leaves at %s', (deliverOn, moment) => {
  expect(deliveryMoment(deliverOn, now)?.toISOString()).toBe(moment);
});

test.each([
  ['2026-11-15', true],
  ['2026-11-14', false],
  ['2026-11-16', true],
  ['2027-11-16', true],
  ['2027-11-17', false],
])('%s can be chosen: %s', (deliverOn, expected) => {
  expect(isDeliveryDay(deliverOn, now)).toBe(expected);
});

test('a day that is today for the shopper can be chosen, wherever she is', () => {
  const late = new Date('2026-11-17T01:00:00Z');
  expect(isDeliveryDay(deliveryDays('2026-11-16').min, late)).toBe(true);
  expect(isDeliveryDay(deliveryDays('2026-11-17').min, late)).toBe(true);
});

test('the days that can be chosen reach from today to a year ahead', () => {
  expect(deliveryDays('2026-11-16')).toEqual({ min: '2026-11-16', max: '2027-11-16' });
});
