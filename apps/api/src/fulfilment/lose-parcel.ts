import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { changeParcel, listParcelLines } from '../parcel/save-parcel.ts';
import { getParcel, type OfParcel } from './get-parcel.ts';

/**
 * Nobody will see it again: its pieces are to be sent once more (`resendParcel`), or cancelled and paid back (`cancelLines`). The order is
 * open again until then.
 */
export async function loseParcel(actor: Actor, { orderId, parcelId }: OfParcel): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const { state, number } = await getParcel(tx, { orderId, parcelId });
    if (state === 'lost') return;
    if (state === 'packed') throw refuseOrder('parcel', 'order.parcel_not_sent');
    if (state === 'delivered') throw refuseOrder('parcel', 'order.parcel_arrived');
    const lines = (await listParcelLines(tx, parcelId)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
    await moveLines(tx, { orderId, move: 'unship', lines });
    await moveLines(tx, { orderId, move: 'unpack', lines });
    await changeParcel(tx, parcelId, { state: 'lost' });
    await noteOrderEvent(tx, actor, { order, kind: 'parcelLost', detail: { parcel: number, parcelId, lines } });
    await noteProgress(tx, order, actor.now);
  });
}
