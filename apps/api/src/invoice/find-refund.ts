import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { refundLineTable, refundTable } from '../fulfilment/tables.ts';

export type CreditedLine = { lineId: string; quantity: number; amount: number; tax: number };
/** Money that went back, as an order's refunds keep it. Minor units. */
export type Credited = { orderId: string; amount: number; freight: number; lines: readonly CreditedLine[] };

/** Undefined until it is agreed to. */
export async function findRefund(db: Db, refundId: string): Promise<Credited | undefined> {
  const { id, orderId, amount, freight, state } = refundTable;
  const [refund] = await db
    .select({ orderId, amount, freight })
    .from(refundTable)
    .where(and(eq(id, refundId), eq(state, 'approved')));
  if (!refund) return undefined;
  const lines = await db.select().from(refundLineTable).where(eq(refundLineTable.refundId, refundId)).orderBy(refundLineTable.lineId);
  return { ...refund, lines };
}
