import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';
import { leave } from './store.ts';

/** NTF-006 by whoever holds the token. A token that was never given out, or was forgotten long ago, is not found. */
export async function leaveWaiting({ db, now }: Ctx, { token }: { token: string }): Promise<{ status: 'OK' }> {
  if (!(await leave(db, { token, now }))) throw new ShopError('not_found');
  return { status: 'OK' };
}

/** By a mail program, which shows its reader nothing of what is answered. */
export async function leaveByMail({ db, now }: Ctx, { token }: { token: string }): Promise<{ status: 'OK' }> {
  await leave(db, { token, now });
  return { status: 'OK' };
}
