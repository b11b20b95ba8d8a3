import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { priceDropMailTable } from './tables.ts';

/** For the file that a shopper downloads. */
export async function exportDrops(db: Db, shopperId: string): Promise<unknown> {
  const { productId, market, sentAt } = priceDropMailTable;
  return db.select({ productId, market, sentAt }).from(priceDropMailTable).where(eq(priceDropMailTable.shopperId, shopperId));
}

export async function eraseDrops(tx: Db, shopperId: string): Promise<void> {
  await tx.delete(priceDropMailTable).where(eq(priceDropMailTable.shopperId, shopperId));
}
