import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { cancelLines } from '../fulfilment/cancel-lines.ts';
import { takeParcelBack } from '../fulfilment/take-parcel-back.ts';
import { unpackParcel } from '../fulfilment/unpack-parcel.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import type { Actor } from '../order/note-order-event.ts';
import { findParcel, listParcelLines } from '../parcel/save-parcel.ts';
import { type CollectionRow, collectionTable } from './tables.ts';

const atOnce = 100;

/** What nobody came for goes to the shelf of the store where it waited, and its money to whoever paid. */
export async function giveBackUncollected(db: Db, now: Date): Promise<number> {
  const isOver = and(isNull(collectionTable.handedAt), lt(collectionTable.keepUntil, now));
  const overdue = await db.select().from(collectionTable).where(isOver).orderBy(asc(collectionTable.keepUntil)).limit(atOnce);
  let given = 0;
  for (const { parcelId, orderId } of overdue) {
    await db.transaction(async (tx) => {
      await getLockedOrder(tx, orderId);
      // Read again behind the lock: it may have been handed over at this very moment.
      const [still] = await tx
        .select()
        .from(collectionTable)
        .where(and(eq(collectionTable.parcelId, parcelId), isOver));
      if (still && (await giveBack({ db: tx, now, who: 'shop', isStaff: false }, still))) given += 1;
    });
  }
  return given;
}

async function giveBack(actor: Actor, { parcelId, orderId, storeId }: CollectionRow): Promise<boolean> {
  const { state } = (await findParcel(actor.db, parcelId)) ?? {};
  // Its code opens nothing any more; of a parcel that staff called lost or delivered nothing waits here either.
  await actor.db.delete(collectionTable).where(eq(collectionTable.parcelId, parcelId));
  if (state !== 'packed' && state !== 'shipped') return false;
  const lines = (await listParcelLines(actor.db, parcelId)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
  if (state === 'packed') await unpackParcel(actor, { orderId, parcelId });
  else await takeParcelBack(actor, { orderId, parcelId, storeId });
  await cancelLines(actor, { orderId, key: parcelId, lines, reason: 'not collected', isByShopper: false, isUncollected: true });
  return true;
}
