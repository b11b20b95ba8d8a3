import { inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { refundTable } from '../fulfilment/tables.ts';
import { paymentChangeTable } from '../payment/tables.ts';
import type { FoundReturn } from './list-returns.ts';

/** In minor units: what went back for a return, and whether every part of it is through. */
export type PaidReturn = { amount: number; isThrough: boolean };

/** By the return's id. One for whose pieces nothing was left to pay back is through as it is. */
export async function readPaid(db: Db, returns: readonly FoundReturn[]): Promise<Map<string, PaidReturn>> {
  const received = returns.filter(({ state }) => state === 'received');
  const refundIds = received.flatMap(({ refundId }) => refundId ?? []);
  if (refundIds.length === 0) return new Map(received.map(({ id }) => [id, { amount: 0, isThrough: true }]));
  const { id, amount } = refundTable;
  const refunds = new Map(
    (await db.select({ id, amount }).from(refundTable).where(inArray(id, refundIds))).map((refund) => [refund.id, refund.amount]),
  );
  const { refundId, state } = paymentChangeTable;
  const done = await db.select({ refundId, state }).from(paymentChangeTable).where(inArray(refundId, refundIds));
  const open = new Set(done.flatMap((change) => (change.state === 'done' ? [] : [change.refundId])));
  return new Map(
    received.map((row) => [
      row.id,
      { amount: refunds.get(row.refundId ?? '') ?? 0, isThrough: row.refundId === null || !open.has(row.refundId) },
    ]),
  );
}
