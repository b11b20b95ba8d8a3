import type { MoneyLedger, WorkLine } from '@selvedge/contract/studio/order-work.ts';
import { expect, test } from 'vitest';
import { readRefund } from './read-refund.ts';

const kwd = (amount: number) => ({ amount, currency: 'KWD' });
const money = { refundable: kwd(12.345), refundableFreight: kwd(0) } as MoneyLedger;
const line = { lineItemId: 'a', quantity: 3, refunded: 1 } as WorkLine;
const typed = { kind: 'amount', lineItemId: '', quantity: 1, amount: '' } as const;

test.each([
  ['12.345', { wish: { kind: 'amount', amount: 12.345 } }],
  [' 7,5 ', { wish: { kind: 'amount', amount: 7.5 } }],
  ['12.346', { missing: 'refund.too_much' }],
  ['', { missing: 'refund.needs_amount' }],
  ['0', { missing: 'refund.needs_amount' }],
  ['-1', { missing: 'refund.needs_amount' }],
  ['1e3', { missing: 'refund.needs_amount' }],
  ['1,234.50', { missing: 'refund.needs_amount' }],
])('an amount typed as "%s"', (amount, read) => {
  expect(readRefund({ ...typed, amount }, undefined, money)).toEqual(read);
});

test('of a line never more pieces than have not been refunded', () => {
  expect(readRefund({ ...typed, kind: 'line', quantity: 3 }, line, money)).toEqual({
    wish: { kind: 'line', lineItemId: 'a', quantity: 2 },
  });
  expect(readRefund({ ...typed, kind: 'line' }, undefined, money)).toEqual({ missing: 'refund.no_line' });
});

test('freight only while some of it is left', () => {
  const kind = 'freight';
  expect(readRefund({ ...typed, kind }, undefined, money)).toEqual({ missing: 'refund.no_freight' });
  expect(readRefund({ ...typed, kind }, undefined, { ...money, refundableFreight: kwd(2) })).toEqual({ wish: { kind } });
});
