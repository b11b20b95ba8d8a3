import type { Fulfilment, OrderState } from '@selvedge/contract/order-shape.ts';
import { deliveryMoment } from '@selvedge/domain/gift-card/delivery-day.ts';
import { fulfilmentOf, isSentWhole } from '@selvedge/domain/order/fulfilment.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import { moveOrder } from './move-order.ts';
import { listOrderLines, type OrderLineRow } from './order-parts.ts';
import type { OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

/** After every actor: how far the sending is now, and with it whether the order is complete or cancelled. Answers the order as it is then. */
export async function noteProgress(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const lines = await listOrderLines(tx, [order.id]);
  const parcels = await listParcels(tx, [order.id]);
  const fulfilment = fulfilmentOf(lines, parcels);
  await tx.update(orderTable).set({ fulfilment, changedAt: now }).where(eq(orderTable.id, order.id));
  const to = nextState(fulfilment, { hasCardsToCome: hasCardsToCome(lines, now), isCompleted: order.state === 'completed' });
  const isMoved = to !== undefined && (await moveOrder(tx, { orderId: order.id, to, now }));
  return { ...order, fulfilment, ...(isMoved && { state: to }) };
}

function nextState(
  fulfilment: Fulfilment,
  { hasCardsToCome, isCompleted }: { hasCardsToCome: boolean; isCompleted: boolean },
): OrderState | undefined {
  if (fulfilment === 'cancelled') return 'cancelled';
  if (!isSentWhole(fulfilment)) return isCompleted ? 'placed' : undefined;
  return hasCardsToCome ? undefined : 'completed';
}

/** A gift card for a later day has not left. */
function hasCardsToCome(lines: readonly OrderLineRow[], now: Date): boolean {
  return lines.some(({ quantity, cancelled, giftCard }) => quantity > cancelled && deliveryMoment(giftCard?.deliverOn, now) !== undefined);
}
