import { mostMovable } from '@selvedge/domain/order/line-pieces.ts';
import { leftToRefund } from '@selvedge/domain/order/spread-refund.ts';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { type MovedLine, moveLines } from '../order/move-lines.ts';
import type { Actor } from '../order/note-order-event.ts';
import { listOrderLines, loadParts, type OrderLineRow } from '../order/order-parts.ts';
import { countExchanged, lockPayingOrder } from '../order/paying-order.ts';
import { freightLeft } from './freight-left.ts';
import { worthOfLines } from './worth-of-lines.ts';
import { writeRefund } from './write-refund.ts';

type Given = {
  order: OrderRow;
  key: string;
  kind: 'cancellation' | 'return';
  reason: string;
  returnId?: string;
  moved: readonly Pick<MovedLine, 'line' | 'pieces'>[];
  /** Asked with the lines of the order that paid; what came back for another size counts as kept. */
  isFreight: (lines: readonly OrderLineRow[]) => boolean;
};

/** What pieces were worth, less those whose money went back before, by the order that paid; never more than is left of it. */
export async function giveMoneyBack(
  tx: Db,
  actor: Omit<Actor, 'db'>,
  { order, moved, isFreight, ...refund }: Given,
): Promise<string | undefined> {
  const paying = await lockPayingOrder(tx, order);
  const orderId = paying.order.id;
  const known = await listOrderLines(tx, [orderId]);
  const unpaid = moved.flatMap(({ line, pieces }) => {
    const paid = known.find(({ lineId }) => lineId === paying.lineOf(line.lineId))!;
    const quantity = Math.min(pieces, mostMovable('refund', paid));
    return quantity > 0 ? [{ lineItemId: paid.lineId, quantity }] : [];
  });
  const lines = worthOfLines(paying.order, await moveLines(tx, { orderId, move: 'refund', lines: unpaid }));
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { payments, lines: now } = await loadParts(tx, orderId);
  const left = leftToRefund(payments);
  const exchanged = await countExchanged(tx, orderId);
  const after = now.map((line) => ({ ...line, returned: line.returned - (exchanged.get(line.lineId) ?? 0) }));
  const freight = isFreight(after) ? Math.min(await freightLeft(tx, paying.order), Math.max(0, left - goods)) : 0;
  const amount = Math.min(goods + freight, left);
  if (amount === 0) return undefined;
  return writeRefund(tx, actor, { order: paying.order, ...refund, amount, freight, lines });
}
