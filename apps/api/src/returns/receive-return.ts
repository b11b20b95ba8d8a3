import type { ReceiveReturn } from '@selvedge/contract/studio/returns.ts';
import { mostMovable } from '@selvedge/domain/order/line-pieces.ts';
import { leftToRefund } from '@selvedge/domain/order/spread-refund.ts';
import { isFreightReturned } from '@selvedge/domain/returns/return-worth.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { freightLeft } from '../fulfilment/freight-left.ts';
import { worthOfLines } from '../fulfilment/worth-of-lines.ts';
import { writeRefund } from '../fulfilment/write-refund.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { type MovedLine, moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { loadParts } from '../order/order-parts.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { returnStock } from '../stock/return-stock.ts';
import { changeReturn } from './change-return.ts';
import type { FoundReturn } from './list-returns.ts';
import { returnNumber } from './show-returns.ts';
import { returnLineTable } from './tables.ts';

/** Takes a return in: pieces that can be sold go on the shelf, the money for what came goes back the way it was paid. */
export async function receiveReturn(actor: Actor, { returnId, key, kind, locationId, lines }: ReceiveReturn): Promise<void> {
  await changeReturn(actor, {
    ...{ returnId, to: 'received', isSame: ({ receivedKey }) => receivedKey === key },
    change: async (tx, { order, row }) => {
      refuseUnannounced(row, lines);
      const came = lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
      const moved = await moveLines(tx, { orderId: order.id, move: 'return', lines: came });
      await noteLines(tx, returnId, lines);
      const sellable = moved.filter(({ line }) => lines.find(({ lineItemId }) => lineItemId === line.lineId)!.isRestocked);
      const bySku = Map.groupBy(sellable, ({ line }) => line.sku);
      const pieces = [...bySku].map(([sku, same]) => ({
        sku,
        kind,
        locationId,
        quantity: same.reduce((sum, each) => sum + each.pieces, 0),
      }));
      await returnStock(tx, { reference: `return:${returnId}`, pieces, now: actor.now });
      const detail = { type: 'received', returnNumber: returnNumber(order, row), lines };
      await noteOrderEvent(tx, actor, { order, kind: 'returnEvent', detail });
      const refundId = await giveMoneyBack(tx, actor, { order, row, moved });
      return { receivedKey: key, ...(refundId !== undefined && { refundId }) };
    },
  });
}

function refuseUnannounced(row: FoundReturn, lines: ReceiveReturn['lines']): void {
  const isMore = lines.some(({ lineItemId, quantity }) => {
    const line = row.lines.find(({ lineId }) => lineId === lineItemId);
    return !line || quantity > line.quantity;
  });
  if (isMore) throw refuseOrder('lines', 'order.not_so_many');
}

async function noteLines(tx: Db, returnId: string, lines: ReceiveReturn['lines']): Promise<void> {
  for (const { lineItemId, quantity, condition, isRestocked } of lines)
    await tx
      .update(returnLineTable)
      .set({ received: quantity, restocked: isRestocked ? quantity : 0, condition })
      .where(and(eq(returnLineTable.returnId, returnId), eq(returnLineTable.lineId, lineItemId)));
}

type Came = { order: OrderRow; row: FoundReturn; moved: readonly MovedLine[] };

/** What the pieces were worth, and the freight when nothing is kept and the law or the shop's own mistake asks for it. */
async function giveMoneyBack(tx: Db, actor: Actor, { order, row, moved }: Came): Promise<string | undefined> {
  const unpaid = moved.flatMap(({ line, pieces }) => {
    const quantity = Math.min(pieces, mostMovable('refund', line));
    return quantity > 0 ? [{ lineItemId: line.lineId, quantity }] : [];
  });
  const lines = worthOfLines(order, await moveLines(tx, { orderId: order.id, move: 'refund', lines: unpaid }));
  const { payments, lines: after } = await loadParts(tx, order.id);
  const isFreight = isFreightReturned({ lines: after, isWithdrawal: row.isWithdrawal, reasons: row.lines.map(({ reason }) => reason) });
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const left = leftToRefund(payments);
  const freight = isFreight ? Math.min(await freightLeft(tx, order), Math.max(0, left - goods)) : 0;
  const amount = Math.min(goods + freight, left);
  if (amount === 0) return undefined;
  return writeRefund(tx, actor, { order, key: row.id, kind: 'return', returnId: row.id, amount, freight, reason: '', lines });
}
