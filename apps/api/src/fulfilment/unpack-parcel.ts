import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { packAt } from '../order/order-origins.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { deleteParcel, listParcelLines } from '../parcel/save-parcel.ts';
import { returnStock } from '../stock/return-stock.ts';
import { getParcel, type OfParcel } from './get-parcel.ts';
import { piecesAt } from './pieces-at.ts';

/** Packed by mistake: as if it had never been. */
export async function unpackParcel(actor: Actor, { orderId, parcelId }: OfParcel): Promise<void> {
  const { now } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const { state, number, kind, locationId, replacesId } = await getParcel(tx, { orderId, parcelId });
    if (state !== 'packed') throw refuseOrder('parcel', 'order.parcel_has_left');
    const lines = (await listParcelLines(tx, parcelId)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
    const moved = (await moveLines(tx, { orderId, move: 'unpack', lines })).map(({ line, pieces }) => ({
      sku: line.sku,
      quantity: pieces,
    }));
    // In place of a lost parcel: its pieces were never the order's own, and go back to the stock.
    if (replacesId !== null) await returnStock(tx, { reference: `unpack:${parcelId}`, pieces: piecesAt(moved, { kind, locationId }), now });
    else for (const { sku, quantity } of moved) await packAt(tx, { orderId, sku, kind, locationId, quantity: -quantity });
    await deleteParcel(tx, parcelId);
    await noteOrderEvent(tx, actor, { order, kind: 'unpacked', detail: { parcel: number, lines } });
    await noteProgress(tx, order, now);
  });
}
