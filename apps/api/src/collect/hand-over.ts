import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { recordParcelEvent } from '../fulfilment/record-parcel-event.ts';
import { shipParcel } from '../fulfilment/ship-parcel.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import type { Actor } from '../order/note-order-event.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { findParcel } from '../parcel/save-parcel.ts';
import { collectionTable } from './tables.ts';

/** By the code that the buyer was mailed. What was picked here leaves the shop now, and money that is only held is asked for now. */
export async function handOver(actor: Actor, { storeId, code }: { storeId: string; code: string }): Promise<void> {
  await actor.db.transaction(async (tx) => {
    const ofCode = eq(collectionTable.code, code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
    const [asked] = await tx.select().from(collectionTable).where(ofCode);
    if (!asked) throw refuseOrder('code', 'order.no_such_code');
    if (asked.storeId !== storeId) throw refuseOrder('code', 'order.waits_elsewhere');
    await getLockedOrder(tx, asked.orderId);
    // Read again behind the lock: a colleague may have handed it over, or its days may have passed, meanwhile.
    const [row] = await tx.select().from(collectionTable).where(ofCode);
    if (!row) throw refuseOrder('code', 'order.no_such_code');
    if (row.handedAt) return;
    const { orderId, parcelId } = row;
    const parcel = await findParcel(tx, parcelId);
    if (!parcel) throw new ShopError('not_found');
    const here = { ...actor, db: tx };
    if (parcel.state === 'packed')
      await shipParcel(here, { orderId, parcelId, courier: 'Store', trackingNumber: row.code, trackingLink: '' }, { isCollected: true });
    await recordParcelEvent(here, { parcelId, carrierEventId: 'shop:handed-over', type: 'delivered', at: actor.now, isCollected: true });
    await tx.update(collectionTable).set({ handedAt: actor.now, handedBy: actor.who }).where(ofCode);
  });
}
