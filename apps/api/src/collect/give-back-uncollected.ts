import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { cancelLines } from '../fulfilment/cancel-lines.ts';
import { unpackParcel } from '../fulfilment/unpack-parcel.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { listParcelLines } from '../parcel/save-parcel.ts';
import { parcelTable } from '../parcel/tables.ts';
import { collectionTable } from './tables.ts';

const atOnce = 100;

/** What nobody came for goes back to the shelf that it was taken from, and its money to whoever paid. */
export async function giveBackUncollected(db: Db, now: Date): Promise<number> {
  const isOver = and(isNull(collectionTable.handedAt), lt(collectionTable.keepUntil, now));
  const overdue = await db
    .select({ parcelId: collectionTable.parcelId, orderId: collectionTable.orderId })
    .from(collectionTable)
    // A parcel that a warehouse sent here is not of this shelf: staff send it on by the returns desk.
    .innerJoin(parcelTable, and(eq(parcelTable.id, collectionTable.parcelId), eq(parcelTable.state, 'packed')))
    .where(isOver)
    .orderBy(asc(collectionTable.keepUntil))
    .limit(atOnce);
  let given = 0;
  for (const { parcelId, orderId } of overdue) {
    await db.transaction(async (tx) => {
      await getLockedOrder(tx, orderId);
      // Read again behind the lock: it may have been handed over at this very moment.
      const [still] = await tx
        .select({ parcelId: collectionTable.parcelId })
        .from(collectionTable)
        .where(and(eq(collectionTable.parcelId, parcelId), isOver));
      if (!still) return;
      const actor = { db: tx, now, who: 'shop', isStaff: false };
      const lines = (await listParcelLines(tx, parcelId)).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity }));
      await unpackParcel(actor, { orderId, parcelId });
      await cancelLines(actor, { orderId, key: parcelId, lines, reason: 'not collected', isByShopper: false });
      given += 1;
    });
  }
  return given;
}
