import type { OrderState } from '@selvedge/contract/order-shape.ts';
import { canMove } from '@selvedge/domain/order/can-move.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { placedTopic } from './order-placed.ts';
import { lockOrder } from './store.ts';
import { orderEventTable, orderTable } from './tables.ts';

/**
 * Call in the transaction of what causes it: the confirmation of payment, the last parcel, a cancellation. Answers whether anything moved;
 * what may not become of an order does not.
 */
export async function moveOrder(tx: Db, { orderId, to, now }: { orderId: string; to: OrderState; now: Date }): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || !canMove(order.state, to)) return false;
  await tx.update(orderTable).set({ state: to, changedAt: now }).where(eq(orderTable.id, orderId));
  // One that opens again was placed before, and confirmed: what opened it tells.
  if (order.state === 'completed' && to === 'placed') return true;
  await tx.insert(orderEventTable).values({ orderId, state: to, at: now });
  if (to === 'placed') await writeOutbox(tx, { topic: placedTopic, payload: { orderId }, now });
  return true;
}
