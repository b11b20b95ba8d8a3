import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

export type CreditedLine = { lineId: string; quantity: number; amount: number; tax: number };
/** Money that went back, as an order's refunds keep it. Minor units. */
export type Credited = { orderId: string; amount: number; freight: number; lines: readonly CreditedLine[] };

/** Undefined until it is agreed to. */
export async function findRefund(db: Db, refundId: string): Promise<Credited | undefined> {
  const refunds = await db.execute<{ orderId: string; amount: string; freight: string }>(
    sql`select order_id as "orderId", amount, freight from refund where id = ${refundId} and state = 'approved'`,
  );
  const [refund] = refunds.rows;
  if (!refund) return undefined;
  const lines = await db.execute<{ lineId: string; quantity: number; amount: string; tax: string }>(
    sql`select line_id as "lineId", quantity, amount, tax from refund_line where refund_id = ${refundId} order by line_id`,
  );
  return {
    ...{ orderId: refund.orderId, amount: Number(refund.amount), freight: Number(refund.freight) },
    lines: lines.rows.map(({ lineId, quantity, amount, tax }) => ({ lineId, quantity, amount: Number(amount), tax: Number(tax) })),
  };
}
