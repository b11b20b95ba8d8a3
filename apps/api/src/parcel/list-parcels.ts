import { desc, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type ParcelEventRow, type ParcelLineRow, type ParcelRow, parcelEventTable, parcelLineTable, parcelTable } from './tables.ts';

/** ORD-010 events newest first: the first one tells where the parcel is. */
export type FoundParcel = ParcelRow & { lines: readonly ParcelLineRow[]; events: readonly ParcelEventRow[] };

/** The parcels of orders, each order's first parcel first. */
export async function listParcels(db: Db, orderIds: readonly string[]): Promise<FoundParcel[]> {
  if (orderIds.length === 0) return [];
  const parcels = await db
    .select()
    .from(parcelTable)
    .where(inArray(parcelTable.orderId, [...orderIds]))
    .orderBy(parcelTable.orderId, parcelTable.number);
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const lines = await db.select().from(parcelLineTable).where(inArray(parcelLineTable.parcelId, ids)).orderBy(parcelLineTable.lineId);
  const events = await db
    .select()
    .from(parcelEventTable)
    .where(inArray(parcelEventTable.parcelId, ids))
    .orderBy(desc(parcelEventTable.at), desc(parcelEventTable.id));
  const [linesOf, eventsOf] = [Map.groupBy(lines, ofParcel), Map.groupBy(events, ofParcel)];
  return parcels.map((parcel) => ({ ...parcel, lines: linesOf.get(parcel.id) ?? [], events: eventsOf.get(parcel.id) ?? [] }));
}

const ofParcel = ({ parcelId }: { parcelId: string }) => parcelId;
