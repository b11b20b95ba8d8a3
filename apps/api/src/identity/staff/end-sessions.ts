import { ShopError } from '@selvedge/contract/error.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { sessionTable } from '../tables.ts';
import { getOwnRow } from './own-row.ts';

/** Ends all sessions of a member of staff, but the one named. */
export async function endSessions(tx: Db, { staffId, except, now }: { staffId: string; except?: string; now: Date }): Promise<void> {
  const theirs = [eq(sessionTable.kind, 'staff'), eq(sessionTable.subject, staffId), isNull(sessionTable.revokedAt)];
  await tx
    .update(sessionTable)
    .set({ revokedAt: now })
    .where(and(...theirs, ...(except ? [ne(sessionTable.id, except)] : [])));
}

/** One of one's own; another's is not there. */
export async function endOwnSession(ctx: Ctx, { id }: { id: string }): Promise<undefined> {
  const { id: staffId, email } = await getOwnRow(ctx);
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(sessionTable)
      .set({ revokedAt: ctx.now })
      .where(
        and(eq(sessionTable.id, id), eq(sessionTable.kind, 'staff'), eq(sessionTable.subject, staffId), isNull(sessionTable.revokedAt)),
      )
      .returning({ id: sessionTable.id });
    if (!ended) throw new ShopError('not_found');
    await audit(tx, { at: ctx.now, who: email, action: 'staff.end-session', subject: staffId });
  });
}
