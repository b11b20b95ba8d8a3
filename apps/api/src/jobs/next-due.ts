import { and, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outboxTable } from './tables.ts';

/**
 * When the next message of these topics is due that is neither delivered nor given up, and since when the oldest of those waits that
 * failed already.
 */
export async function nextDue(db: Db, topics: readonly string[]): Promise<{ at?: Date; failingSince?: Date }> {
  if (topics.length === 0) return {};
  const { createdAt, deliveredAt, deadAt, dueAt, lastError, topic } = outboxTable;
  const failingSince = sql`min(${createdAt}) filter (where ${lastError} is not null)`.mapWith(createdAt);
  const [row] = await db
    .select({ at: min(dueAt), failingSince })
    .from(outboxTable)
    .where(and(isNull(deliveredAt), isNull(deadAt), inArray(topic, [...topics])));
  return { ...(row?.at && { at: row.at }), ...(row?.failingSince && { failingSince: row.failingSince as Date }) };
}
