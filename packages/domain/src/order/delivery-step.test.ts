import { OrderProgress } from '@selvedge/contract/order-shape.ts';
import { expect, test } from 'vitest';
import { deliveryStep, isUnderWay } from './delivery-step.ts';
import { expectedDay } from './expected-day.ts';

test('an order stands at the step that all of it has reached; what is not on its way to the shopper has none', () => {
  expect(OrderProgress.options.map((progress) => [progress, deliveryStep(progress), isUnderWay(progress)])).toEqual([
    ['placed', 'placed', true],
    ['paymentProcessing', undefined, false],
    ['packed', 'packed', true],
    ['partlyShipped', 'shipped', true],
    ['shipped', 'shipped', true],
    ['delivered', 'delivered', false],
    ['partlyCancelled', 'placed', true],
    ['cancelled', undefined, false],
    ['partlyReturned', undefined, false],
    ['returned', undefined, false],
  ]);
});

const now = new Date('2026-03-10T12:00:00Z');
const promised = (...days: string[]) => days.map((predictedDeliveryDate) => ({ predictedDeliveryDate }));

test.each([
  ['what the carrier says counts before what checkout promised', [new Date('2026-03-12T18:00:00Z')], promised('2026-03-11'), '2026-03-12'],
  ['of several parcels the last one', [new Date('2026-03-12T18:00:00Z'), new Date('2026-03-14T18:00:00Z'), null], [], '2026-03-14'],
  ['before a parcel left, what checkout promised', [], promised('2026-03-11', '', '2026-03-13'), '2026-03-13'],
  ['today is still to come', [], promised('2026-03-10'), '2026-03-10'],
  ['a day that is over is not named again', [new Date('2026-03-09T18:00:00Z')], promised('2026-03-13'), undefined],
  ['nothing was promised', [null], promised(''), undefined],
])('%s', (_, parcels, shipments, day) => {
  expect(expectedDay({ parcels, shipments, now })).toBe(day);
});
