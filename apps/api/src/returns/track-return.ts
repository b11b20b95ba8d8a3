import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Actor } from '../order/note-order-event.ts';
import { noteReturnSent } from './move-return.ts';
import { type ReturnRow, returnTable } from './tables.ts';

type Booked = Pick<ReturnRow, 'id' | 'courier' | 'trackingNumber' | 'trackingLink'>;

export async function noteReturnLabel(db: Db, { id, ...booking }: Booked): Promise<void> {
  await db.update(returnTable).set(booking).where(eq(returnTable.id, id));
}

export async function findReturnOnWay(
  db: Db,
  { courier, trackingNumber }: Pick<Booked, 'courier' | 'trackingNumber'>,
): Promise<ReturnRow | undefined> {
  const isSame = and(eq(returnTable.courier, courier), eq(returnTable.trackingNumber, trackingNumber));
  const [row] = await db.select().from(returnTable).where(isSame);
  return row;
}

/** The carrier's hands are on it: the buyer can't keep it any more. */
const onItsWay: readonly ParcelEventType[] = ['returnShipped', 'returnInTransit', 'returnDelay', 'returnDelivered'];

/** In the order in which they happen: carriers that tell minutes tell several of the same one. */
const wayBack: readonly ParcelEventType[] = ['returnRegistered', 'pickupScheduled', 'returnFailedAttempt', ...onItsWay];

/** What the carrier tells of the way back. Told twice or out of turn, the newest counts; of the same moment, what is further on the way. */
export async function trackReturn(actor: Actor, row: ReturnRow, { type, at }: { type: ParcelEventType; at: Date }): Promise<void> {
  const { trackedAt, trackingEvent } = returnTable;
  const isFurther = and(eq(trackedAt, at), inArray(trackingEvent, wayBack.slice(0, Math.max(0, wayBack.indexOf(type)))));
  await actor.db
    .update(returnTable)
    .set({ trackingEvent: type, trackedAt: at })
    .where(and(eq(returnTable.id, row.id), or(isNull(trackedAt), lt(trackedAt, at), isFurther)));
  if (row.state === 'registered' && onItsWay.includes(type)) await noteReturnSent(actor, { returnId: row.id });
}
