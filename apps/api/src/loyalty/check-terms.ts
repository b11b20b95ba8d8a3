import { ShopError } from '@selvedge/contract/error.ts';
import { isNewerVersion } from '@selvedge/domain/account/is-newer-version.ts';
import { acceptClubTerms, acceptedClubTerms } from '../club/accept-terms.ts';
import { checkClub } from '../club/check-club.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { Member } from './get-member.ts';

type Validity = { isValid: boolean; acceptedVersion: string; latestVersion: string };

/** LOY-022 whichever is newer counts: a page that was loaded before the terms changed can't make old ones valid. */
export async function validateTerms(ctx: Ctx, { contactId, market }: Member, known = '0'): Promise<Validity> {
  const { termsVersion } = checkClub({ ...ctx, market });
  const latestVersion = isNewerVersion(known, termsVersion) ? known : termsVersion;
  const acceptedVersion = await acceptedClubTerms(ctx.db, contactId);
  return { isValid: !isNewerVersion(latestVersion, acceptedVersion), acceptedVersion, latestVersion };
}

/** LOY-038 who has not accepted the terms of today earns and looks, and redeems nothing. */
export async function checkTerms(ctx: Ctx, member: Member): Promise<void> {
  if (!(await validateTerms(ctx, member)).isValid) throw new ShopError('invalid_request', { terms: ['loyalty.accept_terms'] });
}

export async function acceptTerms(ctx: Ctx, member: Member, version: string): Promise<Validity> {
  const { id: market, termsVersion } = checkClub({ ...ctx, market: member.market });
  // Nobody accepts what they were not shown.
  if (version !== termsVersion) throw new ShopError('invalid_request', { version: ['loyalty.terms_changed'] });
  const { now, address } = ctx;
  await acceptClubTerms(ctx.db, { contactId: member.contactId, market, termsVersion, now, address });
  return validateTerms(ctx, member);
}
