import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { shopperTable } from './shopper-tables.ts';

/** AUT-012 in the transaction of the order: who is no new customer any more pays the others' price with the next click. */
export async function noteOrder(tx: Db, { shopperId, now }: { shopperId: string; now: Date }): Promise<void> {
  await tx
    .update(shopperTable)
    .set({ orderCount: sql`${shopperTable.orderCount} + 1`, lastOrderAt: now })
    .where(eq(shopperTable.id, shopperId));
}
