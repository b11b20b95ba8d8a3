import { ShopError } from '@selvedge/contract/error.ts';
import type { RefundWish } from '@selvedge/contract/studio/fulfilment.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { type RefundLimits, refundLimit } from '@selvedge/domain/order/refund-limit.ts';
import { and, eq, inArray, isNull, ne, sum } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { getLockedOrder, type OrderRow } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import type { Actor } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { freightLeft } from './freight-left.ts';
import { refundTable } from './tables.ts';
import { type LineWorth, worthOfLines } from './worth-of-lines.ts';
import { writeRefund } from './write-refund.ts';

type Refund = { orderId: string; key: string; what: RefundWish; reason: string };

/** By staff, with a reason. What one of them gave back on an order alone is counted together: ten small ones are a large one. */
export async function refundOrder(actor: Actor, { orderId, key, what, reason }: Refund, limits?: RefundLimits): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    if (await isDone(tx, { orderId, key })) return;
    if (order.state === 'paymentProcessing') throw refuseOrder('order', 'order.more_than_paid');
    const { amount, freight, lines } = await worthOf(tx, order, what);
    const isWaiting = (await givenAlone(tx, orderId)) + amount > toMinor(refundLimit(order.currency, limits), order.currency);
    await writeRefund(tx, actor, { order, key, kind: what.kind, amount, freight, reason, lines, isWaiting });
  });
}

async function isDone(tx: Db, { orderId, key }: { orderId: string; key: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: refundTable.id })
    .from(refundTable)
    .where(and(eq(refundTable.orderId, orderId), eq(refundTable.key, key)));
  return rows.length > 0;
}

type Worth = { amount: number; freight: number; lines: readonly LineWorth[] };

async function worthOf(tx: Db, order: OrderRow, what: RefundWish): Promise<Worth> {
  if (what.kind === 'amount') return { amount: readAmount(what.amount, order.currency), freight: 0, lines: [] };
  if (what.kind === 'freight') {
    const freight = await freightLeft(tx, order);
    if (freight === 0) throw refuseOrder('amount', 'order.freight_paid_back');
    return { amount: freight, freight, lines: [] };
  }
  const { lineItemId, quantity } = what;
  const lines = worthOfLines(order, await moveLines(tx, { orderId: order.id, move: 'refund', lines: [{ lineItemId, quantity }] }));
  return { amount: lines.reduce((all, { amount }) => all + amount, 0), freight: 0, lines };
}

function readAmount(amount: number, currency: string): number {
  try {
    return toMinor(amount, currency);
  } catch {
    throw new ShopError('invalid_request', { amount: ['validation.invalid_amount'] });
  }
}

async function givenAlone(tx: Db, orderId: string): Promise<number> {
  const { amount, kind, state, decidedBy } = refundTable;
  const byChoice = inArray(kind, ['line', 'freight', 'amount']);
  const [row] = await tx
    .select({ amount: sum(amount) })
    .from(refundTable)
    .where(and(eq(refundTable.orderId, orderId), byChoice, ne(state, 'declined'), isNull(decidedBy)));
  return Number(row?.amount ?? 0);
}
