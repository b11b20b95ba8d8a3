import type { Answer, Received } from '@selvedge/contract/endpoint.ts';
import type { loyalty } from '@selvedge/contract/loyalty.ts';
import { collapseWhitespace } from '@selvedge/domain/text/collapse-whitespace.ts';
import { getContact } from '../club/find-member.ts';
import type { Ctx } from '../shop/ctx.ts';
import { validateTerms } from './check-terms.ts';
import { getMember } from './get-member.ts';

type Names = Received<typeof loyalty.getAccount>['query'];

/** LOY-009, LOY-001. Names in the address change what is shown to who sent them, and nothing else. */
export async function getLoyaltyAccount(ctx: Ctx, { FirstName, LastName }: Names): Promise<Answer<typeof loyalty.getAccount>> {
  const member = await getMember(ctx);
  const provider = ctx.ports.loyalty;
  const contact = await getContact(ctx.db, member.contactId);
  return {
    email: member.email,
    firstName: collapseWhitespace(FirstName ?? contact.firstName),
    lastName: collapseWhitespace(LastName ?? contact.lastName),
    points: await provider.getPoints(ctx, member),
    promotions: await provider.listPromotions(ctx, member),
    rewardVouchers: await provider.listVouchers(ctx, member),
    transactions: await provider.listTransactions(ctx, member, { limit: 20 }),
    termsVersion: await validateTerms(ctx, member),
  };
}

/** LOY-013 */
export async function getOwnContact(ctx: Ctx, accountEmail: string): Promise<Answer<typeof loyalty.getContactWithAuth>> {
  const member = await getMember(ctx, accountEmail);
  const {
    id: contactId,
    email,
    firstName,
    lastName,
    market,
    joinedAt,
    subBrands,
    messagesSince,
  } = await getContact(ctx.db, member.contactId);
  const { acceptedVersion: termsVersion } = await validateTerms(ctx, member);
  const known = { contactId, email, isMember: true, firstName, lastName, market, subBrands, termsVersion } as const;
  return { ...known, joinedAt: joinedAt.toISOString(), newsletter: messagesSince !== null };
}
