import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { listBasketsOf } from './store.ts';
import { basketTable } from './tables.ts';

/** For the file that a shopper downloads. */
export async function exportBaskets(db: Db, shopperId: string): Promise<unknown> {
  const rows = await listBasketsOf(db, shopperId);
  return rows.map(({ market, content: { giftCards: _, ...content } }) => ({ market, ...content }));
}

/** When an account is erased. What was ordered is the orders' to keep or to forget. */
export async function eraseBaskets(tx: Db, shopperId: string): Promise<void> {
  await tx.delete(basketTable).where(and(eq(basketTable.shopperId, shopperId), isNull(basketTable.closedAt)));
}
