import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { retailTransactionTable as table } from './tables.ts';

/** What was bought in stores under an address becomes its owner's. Call once the address is proven. */
export async function claimTransactions(tx: Db, { shopperId, email }: { shopperId: string; email: string }): Promise<void> {
  await tx
    .update(table)
    .set({ shopperId })
    .where(and(eq(table.email, email), isNull(table.shopperId)));
}
