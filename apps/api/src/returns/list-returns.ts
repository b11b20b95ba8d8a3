import { desc, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type ReturnLineRow, type ReturnRow, returnLineTable, returnPictureTable, returnTable } from './tables.ts';

export type FoundReturn = ReturnRow & {
  lines: readonly ReturnLineRow[];
  /** Of faults, oldest first; without their bytes. */
  pictures: readonly { id: string; returnId: string; lineId: string; key: string }[];
};

/** The returns of orders, each order's newest first. */
export async function listReturns(db: Db, orderIds: readonly string[]): Promise<FoundReturn[]> {
  return orderIds.length === 0 ? [] : list(db, inArray(returnTable.orderId, [...orderIds]));
}

export async function listReturnsById(db: Db, ids: readonly string[]): Promise<FoundReturn[]> {
  return ids.length === 0 ? [] : list(db, inArray(returnTable.id, [...ids]));
}

async function list(db: Db, where: SQL): Promise<FoundReturn[]> {
  const rows = await db
    .select()
    .from(returnTable)
    .where(where)
    .orderBy(desc(returnTable.registeredAt), returnTable.orderId, desc(returnTable.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(returnLineTable).where(inArray(returnLineTable.returnId, ids)).orderBy(returnLineTable.lineId);
  const { id, returnId, lineId, key, at } = returnPictureTable;
  const pictures = await db.select({ id, returnId, lineId, key }).from(returnPictureTable).where(inArray(returnId, ids)).orderBy(at, id);
  const linesOf = Map.groupBy(lines, (line) => line.returnId);
  const picturesOf = Map.groupBy(pictures, (picture) => picture.returnId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [], pictures: picturesOf.get(row.id) ?? [] }));
}
