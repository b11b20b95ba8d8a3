import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { packAt } from '../order/order-origins.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { deleteParcel, listParcelLines } from '../parcel/save-parcel.ts';
import { getParcel, type OfParcel } from './get-parcel.ts';

/** Packed by mistake: as if it had never been. */
export async function unpackParcel(actor: Actor, { orderId, parcelId }: OfParcel): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const { state, number, kind, locationId } = await getParcel(tx, { orderId, parcelId });
    if (state !== 'packed') throw refuseOrder('parcel', 'order.parcel_has_left');
    const lines = (await listParcelLines(tx, parcelId)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
    for (const { line, pieces } of await moveLines(tx, { orderId, move: 'unpack', lines }))
      await packAt(tx, { orderId, sku: line.sku, kind, locationId, quantity: -pieces });
    await deleteParcel(tx, parcelId);
    await noteOrderEvent(tx, actor, { order, kind: 'unpacked', detail: { parcel: number, lines } });
    await noteProgress(tx, order, actor.now);
  });
}
