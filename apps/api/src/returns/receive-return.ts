import type { ReceiveReturn } from '@selvedge/contract/studio/returns.ts';
import { isFreightReturned } from '@selvedge/domain/returns/return-worth.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { giveMoneyBack } from '../fulfilment/give-money-back.ts';
import type { OrderRow } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { returnStock } from '../stock/return-stock.ts';
import { changeReturn } from './change-return.ts';
import type { FoundReturn } from './list-returns.ts';
import { loadReturnable } from './load-returnable.ts';
import { mailReturn } from './mail-return.ts';
import { returnNumber } from './return-number.ts';
import { sendExchange } from './send-exchange.ts';
import { returnLineTable } from './tables.ts';

/** Takes a return in: pieces that can be sold go on the shelf, the money for what came goes back the way it was paid, or the other size that it was sent for goes out. */
export async function receiveReturn(
  actor: Actor,
  ctx: Pick<Ctx, 'content' | 'now'>,
  { returnId, key, kind, locationId, lines, refused }: ReceiveReturn,
): Promise<void> {
  await changeReturn(actor, {
    ...{ returnId, to: 'received', isSame: ({ receivedKey }) => receivedKey === key },
    change: async (tx, { order, row }) => {
      refuseUnannounced(row, [...lines, ...refused]);
      const came = lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
      const moved = await moveLines(tx, { orderId: order.id, move: 'return', lines: came });
      await noteLines(tx, returnId, { lines, refused });
      const sellable = moved.filter(({ line }) => lines.find(({ lineItemId }) => lineItemId === line.lineId)!.isRestocked);
      const bySku = Map.groupBy(sellable, ({ line }) => line.sku);
      const pieces = [...bySku].map(([sku, same]) => ({
        sku,
        kind,
        locationId,
        quantity: same.reduce((sum, each) => sum + each.pieces, 0),
      }));
      await returnStock(tx, { reference: `return:${returnId}`, pieces, now: actor.now });
      const exchanged = await sendExchange(tx, { order, row, came, now: actor.now });
      const detail = {
        type: 'received',
        returnNumber: returnNumber(order, row),
        lines,
        ...(refused.length > 0 && { refused }),
        ...exchanged.facts,
      };
      await noteOrderEvent(tx, actor, { order, kind: 'returnEvent', detail });
      if (refused.length > 0) await mailRefused(tx, ctx, { order, row, refused });
      const refundId = await giveMoneyBack(tx, actor, {
        ...{ order, key: row.id, kind: 'return', returnId: row.id, reason: '' },
        moved: moved.filter(({ line }) => !exchanged.lines.some(({ lineId }) => lineId === line.lineId)),
        isFreight: (after) =>
          isFreightReturned({ lines: after, isWithdrawal: row.isWithdrawal, reasons: row.lines.map(({ reason }) => reason) }),
      });
      return { receivedKey: key, ...exchanged.facts, ...(refundId !== undefined && { refundId }) };
    },
  });
}

/** Of each line no more than was announced, accepted and refused together. */
function refuseUnannounced(row: FoundReturn, came: readonly { lineItemId: string; quantity: number }[]): void {
  const isMore = [...Map.groupBy(came, ({ lineItemId }) => lineItemId)].some(([lineItemId, same]) => {
    const line = row.lines.find(({ lineId }) => lineId === lineItemId);
    return !line || same.reduce((sum, { quantity }) => sum + quantity, 0) > line.quantity;
  });
  if (isMore) throw refuseOrder('lines', 'order.not_so_many');
}

async function noteLines(tx: Db, returnId: string, { lines, refused }: Pick<ReceiveReturn, 'lines' | 'refused'>): Promise<void> {
  const at = (lineItemId: string) => and(eq(returnLineTable.returnId, returnId), eq(returnLineTable.lineId, lineItemId));
  for (const { lineItemId, quantity, condition, isRestocked } of lines)
    await tx
      .update(returnLineTable)
      .set({ received: quantity, restocked: isRestocked ? quantity : 0, condition })
      .where(at(lineItemId));
  for (const { lineItemId, quantity, reason } of refused)
    await tx.update(returnLineTable).set({ refused: quantity, refusal: reason }).where(at(lineItemId));
}

type Refused = { order: OrderRow; row: FoundReturn; refused: ReceiveReturn['refused'] };

/** The buyer reads which pieces come back to them, and why. */
async function mailRefused(tx: Db, ctx: Pick<Ctx, 'content' | 'now'>, { order, row, refused }: Refused): Promise<void> {
  const pieces = refused.map(({ lineItemId, quantity }) => ({
    ...{ lineItemId, quantity },
    reason: row.lines.find(({ lineId }) => lineId === lineItemId)!.reason,
  }));
  const reason = [...new Set(refused.map((each) => each.reason))].join(' ');
  const of = await loadReturnable(tx, ctx, order);
  await mailReturn(tx, { kind: 'partlyRefused', reason, of, pieces, returnNumber: returnNumber(order, row), now: ctx.now });
}
