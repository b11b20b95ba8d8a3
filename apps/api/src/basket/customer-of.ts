import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { isNewCustomer } from '@selvedge/domain/account/is-new-customer.ts';
import type { Ctx } from '../shop/ctx.ts';

/** What the caller is to promotions and prices. */
export function customerOf({ session, now }: Pick<Ctx, 'session' | 'now'>): ReadonlySet<CustomerKind> {
  if (session?.kind !== 'shopper') return new Set(['guest']);
  const kinds = new Set<CustomerKind>();
  if (isNewCustomer(session.orders, now)) kinds.add('new');
  if (session.isClubMember) kinds.add('member');
  if (session.isEmployee) kinds.add('employee');
  return kinds;
}
