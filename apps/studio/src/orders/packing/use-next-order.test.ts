import { expect, test } from 'vitest';
import type { ListedOrder } from '../state-text.ts';
import { nextOf } from './use-next-order.ts';

const list = (ids: string) => [...ids].map((orderId) => ({ orderId }) as ListedOrder);

test.each([
  ['the one below', { orders: 'abc', opened: 'b', following: 'c', packed: '' }, 'c'],
  ['the one below, once the packed one has left the list', { orders: 'ac', opened: 'b', following: 'c', packed: 'b' }, 'c'],
  ['the next that is still there, when a colleague packed the one below', { orders: 'ad', opened: 'b', following: 'cd', packed: '' }, 'd'],
  ['the first, after the last', { orders: 'ab', opened: 'c', following: '', packed: '' }, 'a'],
  ['none that was packed a moment ago and is still listed', { orders: 'ab', opened: 'b', following: '', packed: 'a' }, undefined],
  ['none, when the list is done', { orders: 'c', opened: 'c', following: '', packed: '' }, undefined],
])('after an order comes %s', (_, { orders, opened, following, packed }, next) => {
  expect(nextOf(list(orders), { opened, following: [...following], packed: new Set(packed) })?.orderId).toBe(next);
});
