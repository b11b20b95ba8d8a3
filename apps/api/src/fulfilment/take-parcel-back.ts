import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { changeParcel, listParcelLines } from '../parcel/save-parcel.ts';
import { returnStock } from '../stock/return-stock.ts';
import { getParcel, type OfParcel } from './get-parcel.ts';
import { piecesAt } from './pieces-at.ts';

/**
 * A parcel that was sent to a store, and that nobody came for: its pieces lie on the shelf there from now on. The order is open again until
 * they are cancelled (`cancelLines`), which gives back only what still lies aside for it, and so not these a second time.
 */
export async function takeParcelBack(actor: Actor, { orderId, parcelId, storeId }: OfParcel & { storeId: string }): Promise<void> {
  const { now } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const { state, number } = await getParcel(tx, { orderId, parcelId });
    if (state !== 'shipped') throw refuseOrder('parcel', 'order.parcel_not_sent');
    const lines = (await listParcelLines(tx, parcelId)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
    await moveLines(tx, { orderId, move: 'unship', lines });
    const moved = await moveLines(tx, { orderId, move: 'unpack', lines });
    const pieces = piecesAt(
      moved.map(({ line, pieces: quantity }) => ({ sku: line.sku, quantity })),
      { kind: 'store', locationId: storeId },
    );
    await returnStock(tx, { reference: `uncollected:${parcelId}`, pieces, now });
    await changeParcel(tx, parcelId, { state: 'uncollected' });
    await noteOrderEvent(tx, actor, { order, kind: 'parcelUncollected', detail: { parcel: number, parcelId, lines } });
    await noteProgress(tx, order, now);
  });
}
