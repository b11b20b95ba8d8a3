import { ShopError } from '@selvedge/contract/error.ts';
import type { PageKey } from '@selvedge/contract/studio/page-edit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { everyMarket } from '../tables.ts';

/** The member of staff whose name stands beside a change. */
export function whoChanges({ session }: Pick<Ctx, 'session'>): string {
  if (session?.kind !== 'staff') throw new ShopError('unauthorized');
  return session.email;
}

export function checkMarket({ content }: Pick<Ctx, 'content'>, { market }: Pick<PageKey, 'market'>): void {
  if (market !== everyMarket && !content.byMarket.has(market)) throw new ShopError('market_not_found');
}

export const nameOf = ({ market, path }: PageKey): string => `${market} ${path || '/'}`;
