import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { countCall, type Limit } from './count-call.ts';

/** Whether a thing (an account, a gift card) has failed too often in its window. Says nothing to the caller by itself. */
export async function isLocked(db: Db, { key, limit, now }: Limit): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count from rate_limit where key = ${key} and window_ends > ${now} and count >= ${limit}`,
  );
  return rows.length > 0;
}

export async function countFailure(db: Db, limit: Limit): Promise<void> {
  await countCall(db, limit);
}

export async function forgetFailures(db: Db, key: string): Promise<void> {
  await db.execute(sql`delete from rate_limit where key = ${key}`);
}
