import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import type { Ctx } from '../http/ctx.ts';

/** What the caller is to promotions and prices. An account alone is none of the kinds: not a guest any more, not yet a member. */
export function customerOf({ session }: Pick<Ctx, 'session'>): ReadonlySet<CustomerKind> {
  if (session?.kind !== 'shopper') return new Set(['guest']);
  const kinds = new Set<CustomerKind>();
  if (session.isClubMember) kinds.add('member');
  if (session.isEmployee) kinds.add('employee');
  return kinds;
}
