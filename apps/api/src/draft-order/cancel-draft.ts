import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { draftState } from '@selvedge/domain/draft-order/draft-state.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showDraft } from './show-draft.ts';
import { draftNumber, getLockedDraft } from './store.ts';
import { draftTable } from './tables.ts';

/** Its link no longer works. What a customer has taken into the basket is theirs. */
export async function cancelDraft(ctx: Ctx, given: string): Promise<StaffDraft> {
  const row = await ctx.db.transaction(async (tx) => {
    const draft = await getLockedDraft(tx, given);
    const state = draftState(draft, ctx.now);
    if (state === 'cancelled') return draft;
    if (state === 'paid') throw new ShopError('conflict', { draft: ['studio.draft_paid'] });
    const set = { cancelledAt: ctx.now, changedAt: ctx.now };
    const [changed] = await tx.update(draftTable).set(set).where(eq(draftTable.id, draft.id)).returning();
    await audit(tx, { at: ctx.now, who: staffOf(ctx), action: 'draftOrder.cancel', subject: draftNumber(draft) });
    return changed!;
  });
  return showDraft(ctx, row);
}
