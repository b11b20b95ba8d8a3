import type { Security } from '@selvedge/contract/studio/team.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { sessionTable } from '../tables.ts';
import { getOwnRow } from './own-row.ts';

/** One's own second factor, and where one is signed in. */
export async function getSecurity(ctx: Ctx): Promise<Security> {
  const row = await getOwnRow(ctx);
  const sessions = await ctx.db
    .select()
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.kind, 'staff'),
        eq(sessionTable.subject, row.id),
        gt(sessionTable.expiresAt, ctx.now),
        isNull(sessionTable.revokedAt),
      ),
    )
    .orderBy(desc(sessionTable.createdAt))
    .limit(50);
  return {
    hasSecondFactor: row.totpSince !== null,
    recoveryCodesLeft: row.recoveryHashes.length,
    sessions: sessions.map(({ id, device, address, createdAt, lastSeenAt }) => ({
      ...{ id, device, address },
      createdAt: createdAt.toISOString(),
      lastSeenAt: (lastSeenAt ?? createdAt).toISOString(),
      isThis: id === row.sessionId,
    })),
  };
}
