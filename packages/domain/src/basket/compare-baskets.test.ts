import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { expect, test } from 'vitest';
import { compareBaskets, seenBasket } from './compare-baskets.ts';

const money = (amount: number) => ({ amount, currency: 'NOK' });
const line = (id: string, quantity: number, price: number, state = 'available', maximumQuantity = 99) => ({
  ...{ id, name: `Jumper ${id}`, quantity, state, maximumQuantity },
  groupTotalPrice: { salesPrice: money(price) },
});
const basketOf = (lines: ReturnType<typeof line>[], sums: Partial<Record<'shipping' | 'discount' | 'total', number>> = {}) =>
  ({
    ...{ basketId: 'b', currency: 'NOK', lines },
    ...{ shippingTotal: money(sums.shipping ?? 49), totalDiscount: money(sums.discount ?? 0), total: money(sums.total ?? 1000) },
  }) as unknown as Basket;

const before = basketOf([line('a', 1, 499), line('b', 2, 501)]);

test('the same basket has not changed', () => {
  expect(compareBaskets(seenBasket(before), before)).toEqual([]);
});

test.each([
  [
    'a price',
    basketOf([line('a', 1, 599), line('b', 2, 501)], { total: 1100 }),
    [
      { kind: 'price', id: 'a', name: 'Jumper a', before: 499, after: 599 },
      { kind: 'total', before: 1000, after: 1100 },
    ],
  ],
  [
    'a piece that sold out',
    basketOf([line('a', 1, 499, 'soldOut'), line('b', 2, 501)], { total: 501 }),
    [
      { kind: 'gone', id: 'a', name: 'Jumper a' },
      { kind: 'total', before: 1000, after: 501 },
    ],
  ],
  [
    'fewer of them',
    basketOf([line('a', 1, 499), line('b', 1, 501)]),
    [{ kind: 'quantity', id: 'b', name: 'Jumper b', before: 2, after: 1 }],
  ],
  [
    'a line with fewer left than it wants, without a total that counts them all',
    basketOf([line('a', 1, 599), line('b', 2, 501, 'limited', 1)], { total: 1100 }),
    [
      { kind: 'short', id: 'b', name: 'Jumper b', before: 2, after: 1 },
      { kind: 'price', id: 'a', name: 'Jumper a', before: 499, after: 599 },
    ],
  ],
  ['one more', basketOf([...before.lines, line('c', 1, 10)] as never), [{ kind: 'added', id: 'c', name: 'Jumper c', after: 10 }]],
  ['the freight', basketOf([line('a', 1, 499), line('b', 2, 501)], { shipping: 0 }), [{ kind: 'shipping', before: 49, after: 0 }]],
  ['a code that counts no more', basketOf(before.lines as never, { discount: 5 }), [{ kind: 'discount', before: 0, after: 5 }]],
])('%s is told with what it was and what it is', (_, now, expected) => {
  expect(compareBaskets(seenBasket(before), now)).toEqual(expected);
});

test('what can not be paid for is told to whoever saw it like that already, or saw nothing', () => {
  const now = basketOf([line('a', 1, 499, 'soldOut'), line('b', 2, 501, 'limited', 1)]);
  expect(compareBaskets(seenBasket(now), now)).toEqual([
    { kind: 'gone', id: 'a', name: 'Jumper a' },
    { kind: 'short', id: 'b', name: 'Jumper b', before: 2, after: 1 },
  ]);
});
