import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { takeRefundedBack } from '../order/change-payments.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { unrefundPieces } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { payOut } from './pay-out.ts';
import { refundLineTable, refundPartTable, refundTable } from './tables.ts';

type Decision = { orderId: string; refundId: string; isApproved: boolean };

/** Four eyes: whoever asked for it can't agree to it. */
export async function decideRefund(actor: Actor, { orderId, refundId, isApproved }: Decision): Promise<void> {
  const { who, now } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const [refund] = await tx.select().from(refundTable).where(eq(refundTable.id, refundId));
    if (refund?.orderId !== orderId) throw new ShopError('not_found');
    const to = isApproved ? 'approved' : 'declined';
    if (refund.state === to) return;
    if (refund.state !== 'waiting') throw refuseOrder('refund', 'order.refund_decided');
    if (refund.askedBy === who) throw refuseOrder('refund', 'order.own_refund');
    await tx.update(refundTable).set({ state: to, decidedBy: who, decidedAt: now }).where(eq(refundTable.id, refundId));
    const detail = { refundId, amount: refund.amount, currency: order.currency, askedBy: refund.askedBy };
    await noteOrderEvent(tx, actor, { order, kind: isApproved ? 'refundApproved' : 'refundDeclined', detail });
    if (isApproved) await payOut(tx, actor, { order, refundId });
    else await forget(tx, { orderId, refundId });
  });
}

async function forget(tx: Db, { orderId, refundId }: { orderId: string; refundId: string }): Promise<void> {
  await takeRefundedBack(tx, { orderId, parts: await tx.select().from(refundPartTable).where(eq(refundPartTable.refundId, refundId)) });
  const lines = await tx.select().from(refundLineTable).where(eq(refundLineTable.refundId, refundId));
  await unrefundPieces(tx, { orderId, lines: lines.map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity })) });
}
