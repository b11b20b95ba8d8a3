import { desc, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type ReturnLineRow, type ReturnRow, returnLineTable, returnTable } from './tables.ts';

export type FoundReturn = ReturnRow & { lines: readonly ReturnLineRow[] };

/** The returns of orders, each order's newest first. */
export async function listReturns(db: Db, orderIds: readonly string[]): Promise<FoundReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(returnTable)
    .where(inArray(returnTable.orderId, [...orderIds]))
    .orderBy(desc(returnTable.registeredAt), returnTable.orderId, desc(returnTable.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(returnLineTable).where(inArray(returnLineTable.returnId, ids)).orderBy(returnLineTable.lineId);
  const linesOf = Map.groupBy(lines, ({ returnId }) => returnId);
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }));
}
