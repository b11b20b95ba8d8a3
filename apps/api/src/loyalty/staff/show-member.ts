import { ShopError } from '@selvedge/contract/error.ts';
import type { MemberPoints } from '@selvedge/contract/studio/points.ts';
import { correctionLimit } from '@selvedge/domain/loyalty/correction-limit.ts';
import { noteLook } from '../../audit/note-look.ts';
import { findMember, getContact } from '../../club/find-member.ts';
import { staffOf } from '../../http/staff-of.ts';
import { readEmail } from '../../identity/email-address.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { findAccount } from '../find-account.ts';
import { leftAlone } from './left-alone.ts';
import { listCorrections } from './list-corrections.ts';
import { listEntries } from './list-entries.ts';

const pageSize = 100;

/** For service staff. That somebody looked is written down before they see anything. */
export async function showMember(
  ctx: Ctx,
  { contactId, before }: { contactId: string; before?: number | undefined },
): Promise<MemberPoints> {
  const { db, now } = ctx;
  const { email, firstName, lastName, market, joinedAt } = await getContact(db, contactId);
  await noteLook(db, { now, who: staffOf(ctx), action: 'loyalty.look', subject: contactId });
  const account = await findAccount(db, contactId);
  const found = account ? await listEntries(db, { accountId: account.id, before, limit: pageSize + 1 }) : [];
  return {
    ...{ contactId, email, name: [firstName, lastName].filter(Boolean).join(' '), market, joinedAt: joinedAt.toISOString() },
    ...{ balance: account?.balance ?? 0, pending: account?.pending ?? 0 },
    ...{ entries: found.slice(0, pageSize), isMore: found.length > pageSize },
    corrections: account ? await listCorrections(db, { id: account.id, contactId }) : [],
    aloneUpTo: account ? await leftAlone(db, { accountId: account.id, now }) : correctionLimit,
  };
}

/** Only by the whole address: nobody leafs through members by typing letters. That somebody found one is written down. */
export async function findMemberByEmail(ctx: Ctx, { email: typed }: { email: string }): Promise<{ contactId: string }> {
  const email = readEmail(typed);
  const member = email && (await findMember(ctx.db, email));
  if (!member) throw new ShopError('not_found');
  await noteLook(ctx.db, { now: ctx.now, who: staffOf(ctx), action: 'loyalty.look', subject: member.contactId });
  return { contactId: member.contactId };
}
