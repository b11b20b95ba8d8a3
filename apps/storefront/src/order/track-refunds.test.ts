// @vitest-environment happy-dom
import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import { expect, test } from 'vitest';
import { onTracked } from '../analytics/track.ts';
import { saveConsent } from '../consent/save-consent.ts';
import { trackRefunds } from './track-refunds.ts';

const refund = (at: string, amount: number): OrderMoment => ({ kind: 'refund', at, amount: { amount, currency: 'KWD' } });
const first = refund('2026-11-10T09:00:00.000Z', 12.125);
const second = refund('2026-11-12T09:00:00.000Z', 3);

test('each refund of an order is told once, however often the order is read', () => {
  saveConsent(['analytics']);
  const told: unknown[] = [];
  onTracked(({ event }) => told.push(event));
  const placed: OrderMoment = { kind: 'state', at: '2026-11-01T09:00:00.000Z', orderState: 'placed' };
  trackRefunds('SE100001', [first, placed]);
  trackRefunds('SE100001', [second, first, placed]);
  trackRefunds('SE100001', [second, first, placed]);
  const shape = { name: 'refund', transaction_id: 'SE100001', currency: 'KWD', items: [] };
  expect(told).toEqual([
    { ...shape, value: 12.125 },
    { ...shape, value: 3 },
  ]);
});
