import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { draftLineTable, draftTable } from './tables.ts';

type Ordered = { orderId: string; orderNumber: string; lines: readonly { id: string }[]; now: Date };

/** Call in the transaction that writes the order. A line keeps its id from the draft to the order. */
export async function noteDraftOrdered(tx: Db, { orderId, orderNumber, lines, now }: Ordered): Promise<void> {
  const ids = lines.map(({ id }) => id).filter(isUuid);
  if (ids.length === 0) return;
  const drafts = tx.select({ id: draftLineTable.draftId }).from(draftLineTable).where(inArray(draftLineTable.lineId, ids));
  await tx
    .update(draftTable)
    .set({ orderId, orderNumber, changedAt: now })
    .where(and(inArray(draftTable.id, drafts), isNull(draftTable.orderId)));
}

/** Lines of old baskets may be called otherwise. */
function isUuid(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}
