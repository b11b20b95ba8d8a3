import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { OrderState } from '@selvedge/contract/order-shape.ts';
import { expect, test } from 'vitest';
import { canMove } from './can-move.ts';
import { freezeBasket } from './freeze-basket.ts';

test('ORD-012 an order waits, is placed, is completed, and opens again when a parcel is lost; what is cancelled stays so', () => {
  const moves = OrderState.options.flatMap((from) => OrderState.options.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`));
  expect(moves.sort()).toEqual([
    ...['completed cancelled', 'completed placed', 'paymentProcessing cancelled', 'paymentProcessing placed'],
    ...['placed cancelled', 'placed completed'],
  ]);
});

const line = { id: '1', sku: 'a', quantity: 1, state: 'available', maximumQuantity: 3 };
const basket = { lines: [line, { ...line, id: '2', state: 'soldOut' }, { ...line, id: '3', state: 'notEarned' }] } as unknown as Basket;

test('an order takes over what could be bought, and not what stood beside it', () => {
  expect(freezeBasket(basket).lines).toEqual([{ id: '1', sku: 'a', quantity: 1 }]);
});

test('ORD-014 from the warehouse and from a store it comes in several parcels', () => {
  const parcels = [true, false].map((hasMultipleShippingLocations) => freezeBasket({ ...basket, hasMultipleShippingLocations }));
  expect(parcels.map(({ hasSeveralParcels }) => hasSeveralParcels)).toEqual([true, false]);
});

test('one address for both stands in the order as both', () => {
  const address = { line1: 'Here' } as never;
  const same = freezeBasket({ ...basket, billingAddress: address, useBillingAddressForShipping: true });
  expect(same).toMatchObject({ shippingAddress: address, billingAddress: address });
  const only = freezeBasket({ ...basket, shippingAddress: address, useBillingAddressForShipping: false });
  expect(only).toMatchObject({ shippingAddress: address, billingAddress: address });
});
