import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';

type Caller = Pick<Ctx, 'session'>;

/** Who is bound to no store serves all of them. */
export function servesStore({ session }: Caller, storeId: string): boolean {
  return session?.kind === 'staff' && (session.stores.length === 0 || session.stores.includes(storeId));
}

/** Another store's orders are not there: they hold names, and what somebody bought. */
export function refuseOtherStore(caller: Caller, storeId: string): void {
  if (!servesStore(caller, storeId)) throw new ShopError('not_found');
}
