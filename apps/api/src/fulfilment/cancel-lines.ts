import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { SomePieces } from '@selvedge/contract/order-shape.ts';
import { canBeChanged } from '@selvedge/domain/order/fulfilment.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { voidCard } from '../gift-card/void-card.ts';
import { boughtCard } from '../order/confirm-order.ts';
import { getLockedOrder, type OrderRow } from '../order/locked-order.ts';
import { type MovedLine, moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { freeAt, listOrigins, restorePieces } from '../order/order-origins.ts';
import { listOrderLines } from '../order/order-parts.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { returnPromotions } from '../promotion/redeem-promotions.ts';
import { returnStock } from '../stock/return-stock.ts';
import { askCaptures } from './ask-captures.ts';
import { giveMoneyBack } from './give-money-back.ts';
import { orderCancellationLineTable, orderCancellationTable } from './tables.ts';

export type Cancellation = {
  orderId: string;
  key: string;
  /** Left out: everything that can be. */
  lines?: SomePieces | undefined;
  reason: string;
  /** The shopper's right ends when somebody packs; staff may still cancel what is not packed. */
  isByShopper: boolean;
  /** Nobody came for them: the mail says so. */
  isUncollected?: boolean;
};

/** Pieces that never leave: back to where they lay, their money back to whoever paid, cards that they bought emptied. All or nothing. */
export async function cancelLines(actor: Actor, { orderId, key, lines, reason, isByShopper, isUncollected }: Cancellation): Promise<void> {
  const { now, who } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    if (await isDone(tx, { orderId, key })) return;
    if (order.state !== 'placed' && order.state !== 'completed') throw refuseOrder('order', 'order.is_over');
    if (isByShopper && !canBeChanged(order)) throw refuseOrder('order', 'order.already_packed');
    const moved = await moveLines(tx, { orderId, move: 'cancel', lines: lines ?? (await listOpen(tx, orderId)) });
    const id = randomUUID();
    await giveGoodsBack(tx, { order, id, moved, now });
    const said = moved.map(({ line, pieces }) => ({ lineItemId: line.lineId, quantity: pieces }));
    await noteOrderEvent(tx, actor, {
      order,
      kind: 'cancelledLines',
      detail: { lines: said, reason, ...(isUncollected && { isUncollected }) },
    });
    const after = await noteProgress(tx, order, now);
    if (after.state === 'cancelled') await returnPromotions(tx, { basketId: order.basketId });
    // Who pays for an exchange has sent it before: its freight does not go back with it.
    const isFreight = () => after.state === 'cancelled' && after.document.exchangeOf === undefined;
    const refundId = await giveMoneyBack(tx, actor, { order: after, key, kind: 'cancellation', moved, reason, isFreight });
    await tx.insert(orderCancellationTable).values({ id, orderId, key, who, reason, at: now, refundId: refundId ?? null });
    const rows = moved.map(({ line, pieces }) => ({ cancellationId: id, orderId, lineId: line.lineId, quantity: pieces }));
    await tx.insert(orderCancellationLineTable).values(rows);
    await askCaptures(tx, { order: after, now });
  });
}

async function isDone(tx: Db, { orderId, key }: { orderId: string; key: string }): Promise<boolean> {
  const { id } = orderCancellationTable;
  const rows = await tx
    .select({ id })
    .from(orderCancellationTable)
    .where(and(eq(orderCancellationTable.orderId, orderId), eq(orderCancellationTable.key, key)));
  return rows.length > 0;
}

async function listOpen(tx: Db, orderId: string): Promise<SomePieces> {
  const lines = await listOrderLines(tx, [orderId]);
  const open = lines.flatMap((line) => (openPieces(line) > 0 ? [{ lineItemId: line.lineId, quantity: openPieces(line) }] : []));
  if (open.length === 0) throw refuseOrder('lines', 'order.not_so_many');
  return open;
}

type Given = { order: OrderRow; id: string; moved: readonly MovedLine[]; now: Date };

async function giveGoodsBack(tx: Db, { order, id, moved, now }: Given): Promise<void> {
  for (const { before, pieces } of moved.filter(({ line }) => line.isDigital)) await emptyCards(tx, { before, pieces, now });
  const places = [];
  for (const { line, pieces } of moved.filter(({ line: { isDigital } }) => !isDigital)) {
    const from = order.document.lines.find((each) => each.id === line.lineId)?.lineItemStockLocation ?? 'warehouse';
    const quantity = Math.min(pieces, await countSpare(tx, { orderId: order.id, sku: line.sku }));
    places.push(...(await restorePieces(tx, { orderId: order.id, sku: line.sku, quantity, from })));
  }
  // Two lines of one article give back to one place in one movement.
  const together = Map.groupBy(places, ({ sku, kind, locationId }) => `${sku} ${kind} ${locationId}`);
  const pieces = [...together.values()].map((same) => ({ ...same[0]!, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }));
  await returnStock(tx, { reference: `cancel:${id}`, pieces, now });
}

/** What lies aside for the order beyond what it still wants: of a lost parcel's pieces nothing lies anywhere. */
async function countSpare(tx: Db, { orderId, sku }: { orderId: string; sku: string }): Promise<number> {
  const ofSku = (each: { sku: string }) => each.sku === sku;
  const free = (await listOrigins(tx, orderId)).filter(ofSku).reduce((sum, origin) => sum + freeAt(origin), 0);
  const wanted = (await listOrderLines(tx, [orderId])).filter(ofSku).reduce((sum, line) => sum + openPieces(line), 0);
  return Math.max(0, free - wanted);
}

/** The last pieces of a line that are not cancelled yet; those that were not made yet never will be. */
async function emptyCards(tx: Db, { before, pieces, now }: { before: MovedLine['before']; pieces: number; now: Date }): Promise<void> {
  const { orderId, lineId, quantity, cancelled } = before;
  const last = quantity - cancelled;
  for (let piece = last; piece > last - pieces; piece--) {
    try {
      await voidCard(tx, { reference: boughtCard({ orderId, lineId, piece }), now });
    } catch (error) {
      if (error instanceof ShopError && error.code === 'gift_card_refused') throw refuseOrder('lines', 'order.gift_card_used');
      throw error;
    }
  }
}
