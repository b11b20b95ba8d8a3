import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findInSource, findMoneyArithmetic } from './find-money-arithmetic.ts';

test('nobody calculates with decimal amounts outside the money module', () => {
  expect(findMoneyArithmetic(resolve(import.meta.dirname, '..'))).toEqual([]);
});

const tile = 'apps/storefront/src/basket/tile.tsx';

test.each([
  ['basket.subtotal.amount - basket.totalDiscount.amount'],
  ['toMinor(price.amount * quantity, currency)'],
  ['lines.reduce((sum, line) => sum + line.total.amount, 0)'],
  ['lines.sort((a, b) => a.price.amount - b.price.amount)'],
  ['(basket.freeShippingMissing?.amount ?? 0) + 1'],
  ['-money.amount'],
  ['money.amount.toFixed(2)'],
  ['toDecimal(a, currency) + b'],
  ['Math.round(value * 10 ** market.decimals)'],
  ['lines.reduce((sum, { amount }) => sum + amount, 0)'],
])('%s is found, with its file and line', (expression) => {
  expect(findInSource(`const sign = '£';\nexport const x = ${expression};\n`, tile)).toEqual([expect.stringContaining(`${tile}:2 `)]);
});

test.each([
  ['a.amount < b.amount'],
  ['toMinor(a.amount, currency) - toMinor(b.amount, currency)'],
  ["'−' + money(a)"],
  ['<p>{quantity + 1}</p>'],
])('%s is fine', (expression) => {
  expect(findInSource(`export const x = ${expression};\n`, tile)).toEqual([]);
});

test('on the server an amount alone is of minor units, and may be added', () => {
  const source = 'export const x = lines.reduce((sum, { amount }) => sum + amount, 0);\n';
  expect(findInSource(source, 'apps/api/src/order/sum.ts')).toEqual([]);
});
