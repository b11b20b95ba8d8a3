import { randomUUID } from 'node:crypto';
import type { ReturnMethod } from '@selvedge/contract/returns.ts';
import { and, eq, max } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OrderRow } from '../order/locked-order.ts';
import type { FoundReturn } from './list-returns.ts';
import { type OtherSize, type ReturnLineRow, type ReturnRow, returnLineTable, returnTable } from './tables.ts';

type NewReturn = {
  order: OrderRow;
  key: string;
  method: ReturnMethod;
  pickupDay?: string | undefined;
  isWithdrawal: boolean;
  lines: readonly (Pick<ReturnLineRow, 'lineId' | 'quantity' | 'reason' | 'words'> & { exchange?: OtherSize | null })[];
  now: Date;
};

/** Call with the order locked. */
export async function insertReturn(tx: Db, { order, key, method, pickupDay, isWithdrawal, lines, now }: NewReturn): Promise<FoundReturn> {
  const orderId = order.id;
  const [last] = await tx
    .select({ number: max(returnTable.number) })
    .from(returnTable)
    .where(eq(returnTable.orderId, orderId));
  const made = { id: randomUUID(), orderId, number: (last?.number ?? 0) + 1, key, method, pickupDay, isWithdrawal };
  const exchangeState = lines.some(({ exchange }) => exchange) ? 'reserved' : null;
  const values = { ...made, state: 'registered', exchangeState, registeredAt: now, changedAt: now } as const;
  const [row] = await tx.insert(returnTable).values(values).returning();
  const kept = await tx
    .insert(returnLineTable)
    .values(lines.map((line) => ({ ...line, returnId: made.id, orderId })))
    .returning();
  return { ...row!, lines: kept, pictures: [] };
}

export async function hasReturn(tx: Db, { orderId, key }: Pick<ReturnRow, 'orderId' | 'key'>): Promise<boolean> {
  const rows = await tx
    .select({ id: returnTable.id })
    .from(returnTable)
    .where(and(eq(returnTable.orderId, orderId), eq(returnTable.key, key)));
  return rows.length > 0;
}
