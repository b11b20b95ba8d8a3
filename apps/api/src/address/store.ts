import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { addressTable, type StoredAddress } from './tables.ts';

export type AddressRow = typeof addressTable.$inferSelect;
/** Whose addresses, and in which country. */
export type Book = { shopperId: string; country: string };

const { id: rowId, shopperId: owner, country: place, isPreferred, number } = addressTable;
const inBook = ({ shopperId, country }: Book) => and(eq(owner, shopperId), eq(place, country));

/** One shopper's changes one after the other: the cap is counted and the preferred one is found without a race. */
export async function lockBook(tx: Db, { shopperId }: Book): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${shopperId}`}, 0))`);
}

export function listRows(db: Db, book: Book): Promise<AddressRow[]> {
  return db.select().from(addressTable).where(inBook(book)).orderBy(desc(isPreferred), asc(number));
}

export function listRowsOfShopper(db: Db, shopperId: string): Promise<AddressRow[]> {
  return db.select().from(addressTable).where(eq(owner, shopperId)).orderBy(asc(place), asc(number));
}

/** Of this shopper, in this country; another's is not there. */
export async function findRow(db: Db, book: Book, id: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addressTable)
    .where(and(inBook(book), eq(rowId, id)));
  return row;
}

export async function insertRow(db: Db, { content, now, ...book }: Book & { content: StoredAddress; now: Date }): Promise<AddressRow> {
  const values = { ...book, content, isPreferred: false, createdAt: now, changedAt: now };
  const [row] = await db.insert(addressTable).values(values).returning();
  return row!;
}

export async function updateRow(db: Db, id: string, { content, now }: { content: StoredAddress; now: Date }): Promise<AddressRow> {
  const [row] = await db.update(addressTable).set({ content, changedAt: now }).where(eq(rowId, id)).returning();
  return row!;
}

export async function preferRow(db: Db, book: Book, id: string): Promise<void> {
  // One after the other: the index allows one preferred address at any moment.
  await db
    .update(addressTable)
    .set({ isPreferred: false })
    .where(and(inBook(book), eq(isPreferred, true)));
  await db.update(addressTable).set({ isPreferred: true }).where(eq(rowId, id));
}

export async function deleteRow(db: Db, id: string): Promise<void> {
  await db.delete(addressTable).where(eq(rowId, id));
}

export async function deleteRowsOf(db: Db, shopperId: string): Promise<void> {
  await db.delete(addressTable).where(eq(owner, shopperId));
}
