import { addMonths } from '@selvedge/domain/date/add-months.ts';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { loyaltyLotTable } from './tables.ts';

/** What decides a member's tier: the points of the last twelve months, also those that were spent since. */
export async function earnedLately(db: Db, { accountId, now }: { accountId: string; now: Date }): Promise<number> {
  const { points, earnedAt, countsForTier } = loyaltyLotTable;
  const [row] = await db
    .select({ points: sum(points) })
    .from(loyaltyLotTable)
    .where(and(eq(loyaltyLotTable.accountId, accountId), countsForTier, gt(earnedAt, addMonths(now, -12))));
  return Number(row?.points ?? 0);
}
