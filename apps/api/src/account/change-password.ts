import { ShopError } from '@selvedge/contract/error.ts';
import { passwordProblem } from '../identity/check-password.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import { hashPassword } from '../identity/hash-password.ts';
import { setPassword } from '../identity/set-password.ts';
import type { Visit } from '../identity/visit.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkOwnPassword } from './check-own-password.ts';

type Change = { password?: string | undefined; newPassword: string; endOtherSessions: boolean; visit: Visit };

/** Whoever sits at an open screen can't take the account over: the password that is there is asked for first. */
export async function changePassword(ctx: Ctx, { password, newPassword, endOtherSessions, visit }: Change): Promise<{ status: 'OK' }> {
  const { id: session, shopperId, email } = getShopperSession(ctx);
  const problem = passwordProblem(newPassword, email);
  if (problem) throw new ShopError('invalid_request', { newPassword: [problem] });
  await checkOwnPassword(ctx, password);
  const passwordHash = await hashPassword(newPassword);
  const keep = endOtherSessions ? { session } : 'all';
  await ctx.db.transaction((tx) => setPassword(tx, { shopper: { id: shopperId, email }, passwordHash, visit, now: ctx.now, keep }));
  return { status: 'OK' };
}
