import { and, arrayOverlaps, isNotNull, isNull } from 'drizzle-orm';
import { dropOrderedLines } from '../basket/drop-ordered-lines.ts';
import type { Db } from '../db/db.ts';
import { handoverTable } from './tables.ts';

type Ordered = { orderId: string; basketId: string; lines: readonly { id: string }[]; now: Date };

/** Call in the transaction that writes the order. The screen that handed it over hears of it; what was ordered there is not in the basket here any more. */
export async function noteHandoverOrdered(tx: Db, { orderId, basketId, lines, now }: Ordered): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const isIt = and(arrayOverlaps(handoverTable.lineIds, ids), isNotNull(handoverTable.takenAt), isNull(handoverTable.orderId));
  const noted = await tx.update(handoverTable).set({ orderId }).where(isIt).returning({ from: handoverTable.basketId });
  for (const { from } of noted) if (from !== basketId) await dropOrderedLines(tx, { basketId: from, lineIds: ids, now });
}
