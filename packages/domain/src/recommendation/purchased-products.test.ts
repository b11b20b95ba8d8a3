import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { expect, test } from 'vitest';
import { purchasedProducts } from './purchased-products.ts';

const now = new Date('2026-11-15T12:00:00Z');
const lines = ['1_red_2', '3_blue_4', '1_red_2'].map((productId) => ({ productId })) as OrderDetail['lines'];

test.each<[string, Pick<OrderDetail, 'created' | 'orderState'>, string[]]>([
  ['just now is told, each product once', { created: '2026-11-15T11:58:00Z', orderState: 'placed' }, ['1_red_2', '3_blue_4']],
  ['yesterday was told then', { created: '2026-11-14T12:00:00Z', orderState: 'completed' }, []],
  ['and cancelled was not bought', { created: '2026-11-15T11:58:00Z', orderState: 'cancelled' }, []],
  ['and is not paid for yet may never be', { created: '2026-11-15T11:58:00Z', orderState: 'paymentProcessing' }, []],
  ['at no moment that can be read is not told', { created: '', orderState: 'placed' }, []],
])('REC-005 what was bought %s', (_, order, expected) => {
  expect(purchasedProducts({ ...order, lines }, now)).toEqual(expected);
});
