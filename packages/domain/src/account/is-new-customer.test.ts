import { expect, test } from 'vitest';
import { isNewCustomer } from './is-new-customer.ts';

const now = new Date('2026-11-15T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['without an order', { count: 0, lastAt: undefined }, true],
  ['with one of today', { count: 1, lastAt: ago(0) }, true],
  ['with two of this year', { count: 2, lastAt: ago(10) }, false],
  ['with many, all older than a year', { count: 3, lastAt: ago(366) }, true],
  ['with an old one and one exactly a year ago', { count: 2, lastAt: ago(365) }, false],
])('AUT-012 AUT-013 a shopper %s', (_who, orders, isNew) => {
  expect(isNewCustomer(orders, now)).toBe(isNew);
});
