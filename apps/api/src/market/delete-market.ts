import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { market, marketVersionTable } from './tables.ts';

/** With what it once was. The caller holds the lock of its row, and has taken away what others keep of the market. */
export async function deleteMarket(tx: Db, id: string): Promise<void> {
  await tx.delete(marketVersionTable).where(eq(marketVersionTable.market, id));
  await tx.delete(market).where(eq(market.id, id));
}
