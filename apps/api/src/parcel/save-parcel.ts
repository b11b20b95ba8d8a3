import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type ParcelEventRow, type ParcelLineRow, type ParcelRow, parcelEventTable, parcelLineTable, parcelTable } from './tables.ts';

type NewParcel = Pick<ParcelRow, 'id' | 'orderId' | 'key' | 'kind' | 'locationId' | 'packedAt' | 'packedBy'> & {
  replacesId?: string;
  lines: readonly Pick<ParcelLineRow, 'lineId' | 'quantity'>[];
};

/** Call with the order locked. Answers its number. */
export async function insertParcel(tx: Db, { lines, ...parcel }: NewParcel): Promise<number> {
  const { id: parcelId, orderId } = parcel;
  const [last] = await tx
    .select({ number: max(parcelTable.number) })
    .from(parcelTable)
    .where(eq(parcelTable.orderId, orderId));
  const number = (last?.number ?? 0) + 1;
  await tx.insert(parcelTable).values({ ...parcel, number, state: 'packed' });
  await tx.insert(parcelLineTable).values(lines.map((line) => ({ parcelId, orderId, ...line })));
  return number;
}

export async function hasParcel(db: Db, { orderId, key }: Pick<ParcelRow, 'orderId' | 'key'>): Promise<boolean> {
  const rows = await db
    .select({ id: parcelTable.id })
    .from(parcelTable)
    .where(and(eq(parcelTable.orderId, orderId), eq(parcelTable.key, key)));
  return rows.length > 0;
}

export async function findParcelByKey(db: Db, { orderId, key }: Pick<ParcelRow, 'orderId' | 'key'>): Promise<ParcelRow | undefined> {
  const [row] = await db
    .select()
    .from(parcelTable)
    .where(and(eq(parcelTable.orderId, orderId), eq(parcelTable.key, key)));
  return row;
}

export async function findParcel(db: Db, parcelId: string): Promise<ParcelRow | undefined> {
  const [row] = await db.select().from(parcelTable).where(eq(parcelTable.id, parcelId));
  return row;
}

export function listParcelLines(db: Db, parcelId: string): Promise<ParcelLineRow[]> {
  return db.select().from(parcelLineTable).where(eq(parcelLineTable.parcelId, parcelId)).orderBy(parcelLineTable.lineId);
}

export async function changeParcel(
  tx: Db,
  parcelId: string,
  facts: Partial<Pick<ParcelRow, 'state' | 'courier' | 'trackingNumber' | 'trackingLink' | 'shippedAt' | 'deliveredAt'>>,
): Promise<void> {
  await tx.update(parcelTable).set(facts).where(eq(parcelTable.id, parcelId));
}

export async function deleteParcel(tx: Db, parcelId: string): Promise<void> {
  await tx.delete(parcelTable).where(eq(parcelTable.id, parcelId));
}

export type NewParcelEvent = Pick<ParcelEventRow, 'parcelId' | 'carrierEventId' | 'type' | 'at' | 'receivedAt'> &
  Partial<Pick<ParcelEventRow, 'expectedFrom' | 'expectedTo' | 'pickupAddress' | 'latitude' | 'longitude'>>;

/** False when the carrier has told it before. */
export async function insertParcelEvent(tx: Db, event: NewParcelEvent): Promise<boolean> {
  const kept = await tx.insert(parcelEventTable).values(event).onConflictDoNothing().returning({ id: parcelEventTable.id });
  return kept.length > 0;
}
