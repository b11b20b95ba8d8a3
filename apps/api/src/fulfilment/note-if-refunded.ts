import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { noteOrderEvent } from '../order/note-order-event.ts';
import { paymentChangeTable } from '../payment/tables.ts';
import { refundTable } from './tables.ts';

type Asked = { order: OrderRow; refundId: string; now: Date };

/** Tells that a refund is through, once every part of it is. */
export async function noteIfRefunded(tx: Db, { order, refundId, now }: Asked): Promise<void> {
  const open = await tx
    .select({ id: paymentChangeTable.id })
    .from(paymentChangeTable)
    .where(and(eq(paymentChangeTable.refundId, refundId), ne(paymentChangeTable.state, 'done')))
    .limit(1);
  if (open.length > 0) return;
  const [refund] = await tx.select().from(refundTable).where(eq(refundTable.id, refundId));
  const detail = { refundId, amount: refund!.amount, currency: order.currency };
  await noteOrderEvent(tx, { who: 'shop', isStaff: false, now }, { order, kind: 'refunded', detail });
}
