import type { club } from '@selvedge/contract/club.ts';
import type { Answer, Received } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { collapseWhitespace } from '@selvedge/domain/text/collapse-whitespace.ts';
import { unproven } from '../http/invalid-claim.ts';
import { readEmail } from '../identity/email-address.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type Agreement, askToConfirm } from './ask-to-confirm.ts';
import { checkClub } from './check-club.ts';
import { enrol } from './enrol.ts';

type Wish = Received<typeof club.subscribe>['body'];

/**
 * LOY-028. An address that is typed proves nothing: the mail that goes there does. Only a shopper's own address, proven before, needs
 * no mail; an own one that is not proven is sent to be proven first (LOY-036). Everybody else gets one and the same answer.
 */
export async function subscribe(ctx: Ctx, { acceptsTerms, ...wish }: Wish): Promise<Answer<typeof club.subscribe>> {
  const agreement = readAgreement(ctx, { email: wish.email, acceptsTerms, source: 'widget' });
  const details = {
    firstName: collapseWhitespace(wish.firstName),
    lastName: collapseWhitespace(wish.lastName),
    subBrands: wish.subBrands,
  };
  const { session } = ctx;
  if (session?.kind !== 'shopper' || session.email !== agreement.email) {
    await askToConfirm(ctx, { ...agreement, details });
    return { status: 'OK', needsConfirmation: true };
  }
  if (!session.emailVerified) throw unproven();
  await ctx.db.transaction((tx) => enrol(tx, { ...agreement, details, at: ctx.now, confirmedFrom: ctx.address }));
  return { status: 'OK', needsConfirmation: false };
}

type ByAddress = { email: string; acceptsTerms: boolean; source: string; firstName?: string; lastName?: string };

/** LOY-030, LOY-032 by an address alone. */
export async function subscribeByAddress(
  ctx: Ctx,
  { source, firstName = '', lastName = '', ...asked }: ByAddress,
): Promise<{ status: 'OK' }> {
  const agreement = readAgreement(ctx, { ...asked, source });
  await askToConfirm(ctx, { ...agreement, details: { firstName, lastName, subBrands: [] } });
  return { status: 'OK' };
}

function readAgreement(
  ctx: Ctx,
  { email: given, acceptsTerms, source }: { email: string; acceptsTerms: boolean; source: string },
): Agreement {
  const market = checkClub(ctx);
  const email = readEmail(given);
  if (!email) throw new ShopError('invalid_request', { email: ['field.email'] });
  if (!acceptsTerms) throw new ShopError('invalid_request', { acceptsTerms: ['field.tick'] });
  return { email, market: market.id, source, termsVersion: market.termsVersion, askedAt: ctx.now, askedFrom: ctx.address };
}
