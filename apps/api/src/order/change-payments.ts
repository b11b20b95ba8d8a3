import type { RefundPart } from '@selvedge/domain/order/spread-refund.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { orderPaymentTable as table } from './tables.ts';

type Parts = { orderId: string; parts: readonly RefundPart[] };

/** Puts money aside that goes back. The database refuses more than was paid, whoever counted wrongly. */
export async function addRefunded(tx: Db, { orderId, parts }: Parts): Promise<void> {
  for (const { paymentId, amount, released } of parts)
    await tx
      .update(table)
      .set({ refunded: sql`${table.refunded} + ${amount}`, released: sql`${table.released} + ${released}` })
      .where(and(eq(table.orderId, orderId), eq(table.paymentId, paymentId)));
}

/** Of a refund that was declined. */
export function takeRefundedBack(tx: Db, { orderId, parts }: Parts): Promise<void> {
  return addRefunded(tx, {
    orderId,
    parts: parts.map(({ amount, released, ...part }) => ({ ...part, amount: -amount, released: -released })),
  });
}

export async function addCaptured(
  tx: Db,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount: number },
): Promise<void> {
  await tx
    .update(table)
    .set({ captured: sql`${table.captured} + ${amount}` })
    .where(and(eq(table.orderId, orderId), eq(table.paymentId, paymentId)));
}
