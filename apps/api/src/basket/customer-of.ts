import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import type { Ctx } from '../http/ctx.ts';

/** What the caller is to promotions and prices. An account is a membership of the club; employees come only from the company's provider. */
export function customerOf({ session }: Pick<Ctx, 'session'>): ReadonlySet<CustomerKind> {
  if (session?.kind !== 'shopper') return new Set(['guest']);
  return new Set(session.isEmployee ? ['member', 'employee'] : ['member']);
}
