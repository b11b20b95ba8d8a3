import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Every process asks each second: what is a day old has been read by all of them. */
export async function forgetOldChanges(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from stock_change where at < ${new Date(now.getTime() - 86_400_000)}`);
}
