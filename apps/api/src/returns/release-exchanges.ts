import { addDays } from '@selvedge/domain/date/add-days.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { releaseStock } from '../stock/claim-stock.ts';
import { returnTable } from './tables.ts';

/** So long a piece waits for the one that it is exchanged for. */
const mostDays = 30;

/** Pieces that nobody came back for can be bought again. Should the return come after all, its money goes back instead. */
export async function releaseExchanges(db: Db, now: Date): Promise<void> {
  const isLate = and(eq(returnTable.exchangeState, 'reserved'), lt(returnTable.registeredAt, addDays(now, -mostDays)));
  const late = await db.select({ id: returnTable.id, orderId: returnTable.orderId }).from(returnTable).where(isLate);
  for (const { id, orderId } of late)
    await db.transaction(async (tx) => {
      await getLockedOrder(tx, orderId);
      const released = await tx
        .update(returnTable)
        .set({ exchangeState: 'released', changedAt: now })
        .where(and(eq(returnTable.id, id), eq(returnTable.exchangeState, 'reserved')))
        .returning({ id: returnTable.id });
      if (released.length > 0) await releaseStock(tx, { attemptId: id });
    });
}
