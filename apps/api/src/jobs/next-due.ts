import { and, inArray, isNull, min } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outboxTable } from './tables.ts';

/** When the next message of these topics is due that is neither delivered nor given up. */
export async function nextDue(db: Db, topics: readonly string[]): Promise<Date | undefined> {
  if (topics.length === 0) return undefined;
  const [row] = await db
    .select({ at: min(outboxTable.dueAt) })
    .from(outboxTable)
    .where(and(isNull(outboxTable.deliveredAt), isNull(outboxTable.deadAt), inArray(outboxTable.topic, [...topics])));
  return row?.at ?? undefined;
}
