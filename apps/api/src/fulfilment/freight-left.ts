import { moneyOfFreight } from '@selvedge/domain/order/order-money.ts';
import { and, eq, ne, sum } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { refundTable } from './tables.ts';

/** What was paid for freight and has not gone back. */
export async function freightLeft(db: Db, { id, document }: OrderRow): Promise<number> {
  const [row] = await db
    .select({ freight: sum(refundTable.freight) })
    .from(refundTable)
    .where(and(eq(refundTable.orderId, id), ne(refundTable.state, 'declined')));
  const { amount } = moneyOfFreight(document);
  return amount - Number(row?.freight ?? 0);
}
