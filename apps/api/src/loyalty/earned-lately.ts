import { addMonths } from '@selvedge/domain/date/add-months.ts';
import { and, eq, gt, sum } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { loyaltyLotTable } from './tables.ts';

/** What decides a member's tier: the points of the last twelve months, also those that were spent since, not those of goods that came back. */
export async function earnedLately(db: Db, { accountId, now }: { accountId: string; now: Date }): Promise<number> {
  const { tierPoints, earnedAt } = loyaltyLotTable;
  const [row] = await db
    .select({ points: sum(tierPoints) })
    .from(loyaltyLotTable)
    .where(and(eq(loyaltyLotTable.accountId, accountId), gt(earnedAt, addMonths(now, -12))));
  return Number(row?.points ?? 0);
}
