import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { countAttempt } from '../identity/failures.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import { verifyPassword } from '../identity/hash-password.ts';
import { freshMs } from '../identity/is-fresh-session.ts';
import { shopperSessionTable, shopperTable } from '../identity/shopper-tables.ts';
import type { Ctx } from '../shop/ctx.ts';

/**
 * What can't be undone needs more than a session, which may have been left open on somebody's screen: the password, or for a
 * shopper who has none a sign-in of the last minutes.
 */
export async function checkOwnPassword(ctx: Ctx, password: string | undefined): Promise<void> {
  const { id, shopperId } = getShopperSession(ctx);
  const [row] = await ctx.db
    .select({ passwordHash: shopperTable.passwordHash, signedInAt: shopperSessionTable.createdAt })
    .from(shopperSessionTable)
    .innerJoin(shopperTable, eq(shopperTable.id, shopperSessionTable.shopperId))
    .where(eq(shopperSessionTable.id, id));
  if (!row) throw new ShopError('unauthorized');
  if (row.passwordHash === null) {
    if (ctx.now.getTime() - row.signedInAt.getTime() > freshMs)
      throw new ShopError('invalid_request', { password: ['account.sign_in_again'] });
    return;
  }
  if (!password) throw new ShopError('invalid_request', { password: ['validation.required'] });
  const attempt = await countAttempt(ctx, { of: 'own-password', account: shopperId });
  if (attempt.isLocked) throw new ShopError('too_many_requests');
  if (!(await verifyPassword(row.passwordHash, password))) throw new ShopError('invalid_request', { password: ['account.wrong_password'] });
  await attempt.succeed(ctx.db);
}
