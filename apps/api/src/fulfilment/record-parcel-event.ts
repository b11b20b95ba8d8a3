import { ShopError } from '@selvedge/contract/error.ts';
import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import type { Db } from '../db/db.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { moveLines } from '../order/move-lines.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { noteProgress } from '../order/note-progress.ts';
import { listOrderLines } from '../order/order-parts.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { changeParcel, findParcel, insertParcelEvent, listParcelLines } from '../parcel/save-parcel.ts';
import type { ParcelRow } from '../parcel/tables.ts';

export type ToldEvent = {
  parcelId: string;
  /** The carrier's own name of it: told twice, it happened once. */
  carrierEventId: string;
  type: ParcelEventType;
  at: Date;
  expected?: { from: Date; to: Date } | undefined;
  /** Handed over in a store: whoever holds it in their hands is not told so. */
  isCollected?: boolean;
  pickup?: { address: string; latitude?: number | undefined; longitude?: number | undefined } | undefined;
};

/** ORD-009 what a carrier, or staff in its place, tells of a parcel. Answers whether it was news. */
export async function recordParcelEvent(
  actor: Actor,
  { parcelId, carrierEventId, type, at, expected, pickup, isCollected }: ToldEvent,
): Promise<boolean> {
  return actor.db.transaction(async (tx) => {
    const { orderId } = (await findParcel(tx, parcelId)) ?? {};
    if (orderId === undefined) throw new ShopError('not_found');
    const order = await getLockedOrder(tx, orderId);
    // Read again behind the lock: it may have left, or been taken apart, meanwhile.
    const parcel = await findParcel(tx, parcelId);
    if (!parcel) throw new ShopError('not_found');
    if (parcel.state === 'packed') throw refuseOrder('parcel', 'order.parcel_not_sent');
    const isNews = await insertParcelEvent(tx, {
      ...{ parcelId, carrierEventId, type, at, receivedAt: actor.now },
      ...(expected && { expectedFrom: expected.from, expectedTo: expected.to }),
      ...(pickup && { pickupAddress: pickup.address, latitude: pickup.latitude ?? null, longitude: pickup.longitude ?? null }),
    });
    if (!isNews) return false;
    const isThere = type === 'delivered' && (parcel.state === 'shipped' || (parcel.state === 'lost' && (await findAgain(tx, parcel))));
    if (isThere) await changeParcel(tx, parcelId, { state: 'delivered', deliveredAt: at });
    await noteOrderEvent(tx, actor, {
      order,
      kind: 'parcelEvent',
      detail: { parcel: parcel.number, parcelId, type, ...(isCollected && { isCollected }) },
    });
    await noteProgress(tx, order, actor.now);
    return true;
  });
}

/** A parcel that was thought lost may still arrive. If its pieces were sent again or paid back meanwhile, it stays lost: they were gifts. */
async function findAgain(tx: Db, { id, orderId }: ParcelRow): Promise<boolean> {
  const lines = (await listParcelLines(tx, id)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
  const open = new Map((await listOrderLines(tx, [orderId])).map((line) => [line.lineId, openPieces(line)]));
  if (lines.some(({ lineItemId, quantity }) => quantity > (open.get(lineItemId) ?? 0))) return false;
  await moveLines(tx, { orderId, move: 'pack', lines });
  await moveLines(tx, { orderId, move: 'ship', lines });
  return true;
}
