import { desc, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type ReturnLineRow, type ReturnRow, returnLineTable, returnTable } from './tables.ts';

export type FoundReturn = ReturnRow & { lines: readonly ReturnLineRow[] };

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
  const linesOf = Map.groupBy(lines, ({ returnId }) => returnId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
}
