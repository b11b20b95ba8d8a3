import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { staffOf } from '../../http/staff-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { findAccount } from '../find-account.ts';
import { lockAccount } from '../lock-account.ts';
import { loyaltyCorrectionTable } from '../tables.ts';
import { postCorrection } from './post-correction.ts';

type Decision = { contactId: string; correctionId: string; isApproved: boolean };

/** Four eyes: whoever asked for it can't agree to it. */
export async function decideCorrection(ctx: Ctx, { contactId, correctionId, isApproved }: Decision): Promise<void> {
  const who = staffOf(ctx);
  await ctx.db.transaction(async (tx) => {
    const found = await findAccount(tx, contactId);
    if (!found) throw new ShopError('not_found');
    const account = await lockAccount(tx, found.id);
    const isIt = eq(loyaltyCorrectionTable.id, correctionId);
    const [correction] = await tx.select().from(loyaltyCorrectionTable).where(isIt);
    if (correction?.accountId !== account.id) throw new ShopError('not_found');
    const to = isApproved ? 'approved' : 'declined';
    if (correction.state === to) return;
    if (correction.state !== 'waiting') throw new ShopError('conflict', { correction: ['loyalty.correction_decided'] });
    if (correction.askedBy === who) throw new ShopError('conflict', { correction: ['loyalty.own_correction'] });
    await tx.update(loyaltyCorrectionTable).set({ state: to, decidedBy: who, decidedAt: ctx.now }).where(isIt);
    if (isApproved) await postCorrection(tx, ctx, { account, correction });
    const { points, reason, askedBy } = correction;
    const action = isApproved ? 'loyalty.correctionApproved' : 'loyalty.correctionDeclined';
    await audit(tx, { at: ctx.now, who, action, subject: contactId, after: { correctionId, points, reason, askedBy } });
  });
}
