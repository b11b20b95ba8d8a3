import { ShopError } from '@selvedge/contract/error.ts';
import { type FoundCode, getCode } from '../promotion/get-code.ts';
import type { Ctx } from '../shop/ctx.ts';
import { customerOf } from './customer-of.ts';

/** The code that a campaign left in the cookie `promo` (base64url): a new basket begins with it, when it holds. (API-032) */
export async function codesOfCampaign(ctx: Ctx, cookie: string | undefined): Promise<FoundCode[]> {
  const typed = cookie ? Buffer.from(cookie.slice(0, 200), 'base64url').toString('utf8') : '';
  if (typed === '') return [];
  try {
    return [await getCode(ctx, { typed, customer: customerOf(ctx) })];
  } catch (error) {
    // Nobody typed it just now, so nobody is told.
    if (error instanceof ShopError) return [];
    throw error;
  }
}
