import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';

/** What visitors of the shop do belongs to no store: who is bound to some does not see it. */
export function refuseBoundToStores({ session }: Pick<Ctx, 'session'>): void {
  if (session?.kind === 'staff' && session.stores.length > 0) throw new ShopError('not_found');
}
