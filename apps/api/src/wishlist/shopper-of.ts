import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';

/** Whose lists these are: the session's, whatever the address says. */
export function shopperOf({ session }: Pick<Ctx, 'session'>): string {
  if (session?.kind !== 'shopper') throw new ShopError('unauthorized');
  return session.shopperId;
}
