import { expect, test } from 'vitest';
import { isNewCustomer } from './is-new-customer.ts';

const now = new Date('2026-11-15T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each([
  ['without an order', [], true],
  ['with one of today', [ago(0)], true],
  ['with two of this year', [ago(10), ago(200)], false],
  ['with many, all older than a year', [ago(366), ago(700), ago(900)], true],
  ['with an old one and one exactly a year ago', [ago(365), ago(700)], false],
])('AUT-012 AUT-013 a shopper %s', (_who, orders, isNew) => {
  expect(isNewCustomer(orders, now)).toBe(isNew);
});
