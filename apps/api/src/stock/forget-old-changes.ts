import { addDays } from '@selvedge/domain/date/add-days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Every process asks each second: what is a day old has been read by all of them. */
export async function forgetOldChanges(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from stock_change where at < ${addDays(now, -1)}`);
}
