import type { ShipParcel } from '@selvedge/contract/studio/fulfilment.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { changeParcel, insertParcelEvent, listParcelLines } from '../parcel/save-parcel.ts';
import { askCaptures } from './ask-captures.ts';
import { getParcel } from './get-parcel.ts';

/** A parcel leaves. Money that is only held is asked for; with the last parcel the order is complete. */
export async function shipParcel(
  actor: Actor,
  { orderId, parcelId, courier, trackingNumber, trackingLink }: ShipParcel,
  { isCollected = false } = {},
): Promise<void> {
  const { now } = actor;
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const parcel = await getParcel(tx, { orderId, parcelId });
    if (parcel.state !== 'packed') {
      if (parcel.trackingNumber === trackingNumber && parcel.courier === courier) return;
      throw refuseOrder('parcel', 'order.parcel_has_left');
    }
    const lines = (await listParcelLines(tx, parcelId)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
    await moveLines(tx, { orderId, move: 'ship', lines });
    await changeParcel(tx, parcelId, { state: 'shipped', courier, trackingNumber, trackingLink, shippedAt: now });
    await insertParcelEvent(tx, { parcelId, carrierEventId: 'shop:dispatch', type: 'dispatch', at: now, receivedAt: now });
    const detail = { parcel: parcel.number, parcelId, courier, trackingNumber, lines, ...(isCollected && { isCollected }) };
    await noteOrderEvent(tx, actor, { order, kind: 'shipped', detail });
    await askCaptures(tx, { order: await noteProgress(tx, order, now), parcelId, now });
  });
}
