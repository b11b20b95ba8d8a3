import { cookies } from '@selvedge/domain/constants.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { and, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { basketTable } from './tables.ts';

/** A guest's basket ends with its cookie, since nobody can open it any more; a shopper's waits for a year. */
export async function forgetOldBaskets(db: Db, now: Date): Promise<void> {
  const { shopperId, changedAt, closedAt } = basketTable;
  const before = (milliseconds: number) => lt(changedAt, new Date(now.getTime() - milliseconds));
  await db
    .delete(basketTable)
    .where(and(isNull(closedAt), or(and(isNull(shopperId), before(cookies.basket.seconds * 1000)), before(365 * dayMs))));
}
