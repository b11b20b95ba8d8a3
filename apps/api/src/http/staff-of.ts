import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';

/** Who of the staff calls; for the record. */
export function staffOf({ session }: Pick<Ctx, 'session'>): string {
  if (session?.kind !== 'staff') throw new ShopError('unauthorized');
  return session.email;
}
