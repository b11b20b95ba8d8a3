import type { PointsCorrection } from '@selvedge/contract/studio/points.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { type CorrectionRow, loyaltyAccountTable, loyaltyCorrectionTable } from '../tables.ts';

const most = 100;

/** Of one member, the newest first. */
export async function listCorrections(db: Db, { id, contactId }: { id: string; contactId: string }): Promise<PointsCorrection[]> {
  const { accountId, number } = loyaltyCorrectionTable;
  const rows = await db.select().from(loyaltyCorrectionTable).where(eq(accountId, id)).orderBy(desc(number)).limit(most);
  return rows.map((row) => show(row, contactId));
}

/** Those that wait for a second member of staff, oldest first. They name no member: whoever looks at one is written down. */
export async function listWaiting(db: Db): Promise<PointsCorrection[]> {
  const { accountId, number, state } = loyaltyCorrectionTable;
  const rows = await db
    .select({ row: loyaltyCorrectionTable, contactId: loyaltyAccountTable.contactId })
    .from(loyaltyCorrectionTable)
    .innerJoin(loyaltyAccountTable, eq(loyaltyAccountTable.id, accountId))
    .where(and(eq(state, 'waiting'), isNotNull(loyaltyAccountTable.contactId)))
    .orderBy(number)
    .limit(most);
  return rows.map(({ row, contactId }) => show(row, contactId!));
}

function show(row: CorrectionRow, contactId: string): PointsCorrection {
  const { id: correctionId, state, points, reason, askedBy, askedAt, decidedBy, decidedAt } = row;
  return {
    ...{ correctionId, contactId, state, points, reason, askedBy, askedAt: askedAt.toISOString() },
    ...(decidedBy && { decidedBy }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  };
}
