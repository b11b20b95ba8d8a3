import { fulfilmentOf, isSentWhole } from '@selvedge/domain/order/fulfilment.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import { moveOrder } from './move-order.ts';
import { listOrderLines } from './order-parts.ts';
import type { OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

/** After every actor: how far the sending is now, and with it whether the order is complete or cancelled. Answers the order as it is then. */
export async function noteProgress(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const lines = await listOrderLines(tx, [order.id]);
  const parcels = await listParcels(tx, [order.id]);
  const fulfilment = fulfilmentOf(lines, parcels);
  await tx.update(orderTable).set({ fulfilment, changedAt: now }).where(eq(orderTable.id, order.id));
  // Of what is not sent at all the rest can still be cancelled: nothing has left that could not come back.
  const to = fulfilment === 'cancelled' ? 'cancelled' : parcels.length > 0 && isSentWhole(fulfilment) ? 'completed' : undefined;
  const isMoved = to !== undefined && (await moveOrder(tx, { orderId: order.id, to, now }));
  return { ...order, fulfilment, ...(isMoved && { state: to }) };
}
