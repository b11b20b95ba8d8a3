import { eraseClubOf } from '../club/personal-club.ts';
import { forgetMemberNumber } from '../retail/personal-transactions.ts';
import type { Ctx } from '../shop/ctx.ts';
import { getMember } from './get-member.ts';
import { closeLoyaltyOf } from './personal-loyalty.ts';

/**
 * The membership ends and the account stays. Who the member was, what they agreed to and which codes they hold goes; the ledger keeps what was
 * owed, and no more whom. Whoever joins again begins anew.
 */
export async function leaveClub(ctx: Ctx): Promise<{ status: 'OK' }> {
  const { email, contactId } = await getMember(ctx);
  await ctx.db.transaction(async (tx) => {
    await closeLoyaltyOf(tx, email);
    await forgetMemberNumber(tx, contactId);
    await eraseClubOf(tx, email);
  });
  return { status: 'OK' };
}
