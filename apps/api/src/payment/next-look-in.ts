import { min } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { paymentAttemptTable, paymentChangeTable } from './tables.ts';

type Looked = { table: typeof paymentAttemptTable | typeof paymentChangeTable; now: Date };

/** How many milliseconds from now the next attempt or change wants to be looked at. */
export async function nextLookIn(db: Db, { table, now }: Looked): Promise<number | undefined> {
  const [row] = await db.select({ at: min(table.lookAt) }).from(table);
  return row?.at ? row.at.getTime() - now.getTime() : undefined;
}
