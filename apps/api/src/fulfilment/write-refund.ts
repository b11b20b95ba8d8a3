import { randomUUID } from 'node:crypto';
import { spreadRefund } from '@selvedge/domain/order/spread-refund.ts';
import type { Db } from '../db/db.ts';
import { addRefunded } from '../order/change-payments.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { loadParts } from '../order/order-parts.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { payOut } from './pay-out.ts';
import { type RefundLineRow, type RefundRow, refundLineTable, refundPartTable, refundTable } from './tables.ts';

export type NewRefund = Pick<RefundRow, 'key' | 'kind' | 'amount' | 'freight' | 'reason'> & {
  order: OrderRow;
  /** Whose `refunded` pieces have been moved already. */
  lines: readonly Pick<RefundLineRow, 'lineId' | 'quantity' | 'amount' | 'tax'>[];
  returnId?: string;
  /** Waits for a second member of staff; its money is put aside until then. */
  isWaiting?: boolean;
};

/** The one way in which money goes back. Call with the order locked. Refused when it is more than was paid and has not gone back yet. */
export async function writeRefund(tx: Db, actor: Omit<Actor, 'db'>, refund: NewRefund): Promise<string> {
  const { order, key, kind, amount, freight, reason, lines, returnId = null, isWaiting = false } = refund;
  const { id: orderId } = order;
  const { payments } = await loadParts(tx, orderId);
  const parts = spreadRefund(amount, payments, { isHeldFirst: kind === 'cancellation' });
  if (!parts) throw refuseOrder('amount', 'order.more_than_paid');
  const refundId = randomUUID();
  const state = isWaiting ? 'waiting' : 'approved';
  const asked = { askedBy: actor.who, askedAt: actor.now };
  await tx.insert(refundTable).values({ id: refundId, orderId, key, kind, state, amount, freight, reason, returnId, ...asked });
  if (lines.length > 0) await tx.insert(refundLineTable).values(lines.map((line) => ({ ...line, refundId, orderId })));
  await tx.insert(refundPartTable).values(parts.map((part) => ({ ...part, refundId, orderId })));
  await addRefunded(tx, { orderId, parts });
  const detail = { refundId, kind, amount, currency: order.currency, reason };
  await noteOrderEvent(tx, actor, { order, kind: isWaiting ? 'refundAsked' : 'refundApproved', detail });
  if (!isWaiting) await payOut(tx, actor, { order, refundId });
  return refundId;
}
