import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { canSendDraft, draftState } from '@selvedge/domain/draft-order/draft-state.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { hashToken, newToken } from '../basket/basket-cookie.ts';
import { staffOf } from '../http/staff-of.ts';
import { sendMail } from '../mail/send-mail.ts';
import { mailLine } from '../order/confirmed-order.ts';
import type { Ctx } from '../shop/ctx.ts';
import { priceDraft, showDraft } from './show-draft.ts';
import { draftNumber, getLockedDraft, listDraftLines } from './store.ts';
import { draftTable } from './tables.ts';

const validDays = 14;

/** Mails the customer the link that hands the draft over. Every link before it is dead: one draft, one link. */
export async function sendDraft(ctx: Ctx, given: string): Promise<StaffDraft> {
  const row = await ctx.db.transaction(async (tx) => {
    const draft = await getLockedDraft(tx, given);
    const state = draftState(draft, ctx.now);
    if (!canSendDraft(state)) throw new ShopError('conflict', { draft: [`studio.draft_${state}`] });
    const token = newToken();
    const expiresAt = addDays(ctx.now, validDays);
    const set = { tokenHash: hashToken(token), sentAt: ctx.now, expiresAt, openedAt: null, changedAt: ctx.now };
    const [sent] = await tx.update(draftTable).set(set).where(eq(draftTable.id, draft.id)).returning();
    const { basket } = await priceDraft({ ...ctx, db: tx }, draft.market, await listDraftLines(tx, [draft.id]));
    const { currency } = basket;
    const values = { token, currency, lines: basket.lines.map((line) => mailLine(line, currency)), expires: expiresAt.toISOString() };
    await sendMail(tx, { template: 'draft-order', to: draft.email, market: draft.market, values, now: ctx.now });
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'draftOrder.send', subject: draftNumber(draft) });
    return sent!;
  });
  return showDraft(ctx, row);
}
