import { randomUUID } from 'node:crypto';
import type { ResendParcel } from '@selvedge/contract/studio/fulfilment.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { listOrderLines } from '../order/order-parts.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { hasParcel, insertParcel, listParcelLines } from '../parcel/save-parcel.ts';
import { takeStock } from '../stock/take-stock.ts';
import { getParcel } from './get-parcel.ts';

/** What was in a lost parcel and was not cancelled since, packed anew from pieces of the stock. What the order once took is gone. */
export async function resendParcel(actor: Actor, { orderId, parcelId, key, kind, locationId }: ResendParcel): Promise<void> {
  const { now, who } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    if (await hasParcel(tx, { orderId, key })) return;
    const lost = await getParcel(tx, { orderId, parcelId });
    if (lost.state !== 'lost') throw refuseOrder('parcel', 'order.parcel_not_lost');
    const open = new Map((await listOrderLines(tx, [orderId])).map((line) => [line.lineId, openPieces(line)]));
    const lines = (await listParcelLines(tx, parcelId))
      .map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity: Math.min(quantity, open.get(lineId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) throw refuseOrder('lines', 'order.not_so_many');
    const moved = await moveLines(tx, { orderId, move: 'pack', lines });
    const id = randomUUID();
    const bySku = Map.groupBy(moved, ({ line }) => line.sku);
    const pieces = [...bySku].map(([sku, of]) => ({ sku, kind, locationId, quantity: of.reduce((sum, each) => sum + each.pieces, 0) }));
    if (!(await takeStock(tx, { reference: `resend:${id}`, pieces, now }))) throw refuseOrder('lines', 'order.not_at_this_place');
    const packed = moved.map(({ line, pieces: quantity }) => ({ lineId: line.lineId, quantity }));
    const parcel = { id, orderId, key, kind, locationId, packedAt: now, packedBy: who, replacesId: parcelId };
    const number = await insertParcel(tx, { ...parcel, lines: packed });
    await noteOrderEvent(tx, actor, { order, kind: 'packed', detail: { parcel: number, replaces: lost.number, kind, locationId, lines } });
    await noteProgress(tx, order, now);
  });
}
