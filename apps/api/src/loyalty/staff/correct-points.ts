import { randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { getContact } from '../../club/find-member.ts';
import type { Db } from '../../db/db.ts';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { openAccount } from '../lock-account.ts';
import { loyaltyCorrectionTable } from '../tables.ts';
import { leftAlone } from './left-alone.ts';
import { postCorrection } from './post-correction.ts';

type Correction = { contactId: string; key: string; points: number; reason: string };

/** By staff, with a reason. What was corrected of a member lately by one alone is counted together: ten small ones are a large one. */
export async function correctPoints(ctx: Ctx, { contactId, key, points, reason }: Correction): Promise<void> {
  const who = staffOf(ctx);
  if (points === 0) throw new ShopError('invalid_request', { points: ['loyalty.no_points'] });
  await ctx.db.transaction(async (tx) => {
    const { market } = await getContact(tx, contactId);
    const account = await openAccount(tx, { contactId, market, now: ctx.now });
    if (await isDone(tx, { accountId: account.id, key })) return;
    const isWaiting = Math.abs(points) > (await leftAlone(tx, { accountId: account.id, now: ctx.now }));
    const row = { id: randomUUID(), accountId: account.id, key, points, reason, askedBy: who, askedAt: ctx.now };
    await tx.insert(loyaltyCorrectionTable).values({ ...row, state: isWaiting ? 'waiting' : 'approved' });
    if (!isWaiting) await postCorrection(tx, ctx, { account, correction: row });
    const action = isWaiting ? 'loyalty.correctionAsked' : 'loyalty.corrected';
    await audit(tx, { at: ctx.now, who, action, subject: contactId, after: { correctionId: row.id, points, reason } });
  });
}

async function isDone(tx: Db, { accountId, key }: { accountId: string; key: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: loyaltyCorrectionTable.id })
    .from(loyaltyCorrectionTable)
    .where(and(eq(loyaltyCorrectionTable.accountId, accountId), eq(loyaltyCorrectionTable.key, key)));
  return rows.length > 0;
}
