import { addDays } from '@selvedge/domain/date/add-days.ts';
import { correctionDays, correctionLimit } from '@selvedge/domain/loyalty/correction-limit.ts';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { loyaltyCorrectionTable } from '../tables.ts';

/** How many points of a member can still be corrected without a second member of staff. What is given and taken again counts twice. */
export async function leftAlone(db: Db, { accountId, now }: { accountId: string; now: Date }): Promise<number> {
  const { points, state, askedAt, decidedBy } = loyaltyCorrectionTable;
  const isOfMember = eq(loyaltyCorrectionTable.accountId, accountId);
  const [row] = await db
    .select({ points: sql<string>`coalesce(sum(abs(${points})), 0)` })
    .from(loyaltyCorrectionTable)
    .where(and(isOfMember, ne(state, 'declined'), isNull(decidedBy), gt(askedAt, addDays(now, -correctionDays))));
  return Math.max(0, correctionLimit - Number(row!.points));
}
