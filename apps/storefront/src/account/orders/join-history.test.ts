import type { OrderSummary } from '@selvedge/contract/order-shape.ts';
import type { RetailTransaction } from '@selvedge/contract/retail-transaction.ts';
import { expect, test } from 'vitest';
import { joinHistory, joinYears } from './join-history.ts';

const order = (created: string) => ({ orderId: created, created }) as OrderSummary;
const receipt = (createdDate: string, name = 'Wool coat') =>
  ({ createdDate, uniqueReceiptId: `R-${createdDate}`, storeName: 'Soho', items: [{ name }] }) as RetailTransaction;

const orders = [order('2026-05-01T10:00:00.000Z'), order('2026-03-01T10:00:00.000Z')];
const receipts = [receipt('2026-04-01T12:00:00+02:00'), receipt('2025-12-31T23:30:00Z', 'Linen shirt')];
const all = { orders, receipts, search: '', year: undefined, hasMore: false };
const ats = (lists: Parameters<typeof joinHistory>[0]) => joinHistory(lists).map(({ at }) => at.slice(0, 10));

test('ORD-016 receipts of stores stand among the orders, newest first', () => {
  expect(ats(all)).toEqual(['2026-05-01', '2026-04-01', '2026-03-01', '2025-12-31']);
});

test('a receipt from before the oldest order that is loaded waits for those in between', () => {
  expect(ats({ ...all, hasMore: true })).toEqual(['2026-05-01', '2026-04-01', '2026-03-01']);
});

test.each([
  [{ search: 'LINEN' }, ['2025-12-31']],
  [{ search: 'soho' }, ['2026-04-01', '2025-12-31']],
  [{ search: 'r-2026' }, ['2026-04-01']],
  [{ year: 2025 }, ['2025-12-31']],
])('narrowed by %j', (asked, left) => {
  expect(ats({ ...all, orders: [], ...asked })).toEqual(left);
});

test('the years are those of both', () => {
  expect(joinYears([2026, 2024], receipts)).toEqual([2026, 2025, 2024]);
});
