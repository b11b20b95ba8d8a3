import { ShopError } from '@selvedge/contract/error.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { checkClub } from '../club/check-club.ts';
import { findMember } from '../club/find-member.ts';
import { getMarket } from '../http/get-market.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';

/** Who asks: a member of the club by a proven address. */
export type Member = { contactId: string; shopperId: string; email: string; market: MarketSettings };

/**
 * Identity is the session's. An address in the path must be its own; any other, and one that is no member's, is answered as one that there
 * is not: 401 would make clients refresh and retry, and 403 would mean an invalid claim.
 */
export async function getMember(ctx: Ctx, accountEmail?: string): Promise<Member> {
  const { shopperId, email, emailVerified, market: home } = getShopperSession(ctx);
  const isOwn = accountEmail === undefined || accountEmail.trim().toLowerCase() === email;
  const market = ctx.market ?? getMarket(ctx.content, home);
  checkClub({ ...ctx, market });
  const member = isOwn && emailVerified ? await findMember(ctx.db, email) : undefined;
  if (!member) throw new ShopError('not_found');
  return { contactId: member.contactId, shopperId, email, market };
}
