import { timingSafeEqual } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { moveMember } from '../club/find-member.ts';
import { changeShopperEmail } from '../identity/change-shopper-email.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { sendMail } from '../mail/send-mail.ts';
import { moveWaiting } from '../notify-me/personal-waiting.ts';
import type { Ctx } from '../shop/ctx.ts';
import { emailChangeHash, shopperOfToken } from './email-change-token.ts';
import { emailChangeTable } from './tables.ts';

/** Once, by whoever holds the mail: the address is proven by that. The browser that is signed in stays so, all others do not. */
export async function confirmAccountEmail(ctx: Ctx, { token }: { token: string }): Promise<{ status: 'OK' }> {
  const used = new ShopError('invalid_request', { token: ['account.link_used_up'] });
  const shopperId = shopperOfToken(token);
  if (!shopperId) throw used;
  await ctx.db.transaction(async (tx) => {
    const [asked] = await tx.delete(emailChangeTable).where(eq(emailChangeTable.shopperId, shopperId)).returning();
    const [shopper] = await tx.select().from(shopperTable).where(eq(shopperTable.id, shopperId));
    // Thrown inside the transaction: a wrong guess leaves the request as it was.
    if (!asked || !shopper || asked.expiresAt <= ctx.now) throw used;
    if (!timingSafeEqual(asked.tokenHash, emailChangeHash(token, shopper.passwordHash))) throw used;
    const own = ctx.session?.kind === 'shopper' && ctx.session.shopperId === shopperId ? ctx.session.id : undefined;
    const isChanged = await changeShopperEmail(tx, { shopperId, email: asked.email, now: ctx.now, exceptSession: own });
    if (!isChanged) throw used;
    if (shopper.emailVerifiedAt) {
      await moveMember(tx, { from: shopper.email, to: asked.email });
      await moveWaiting(tx, { from: shopper.email, to: asked.email });
    }
    const told = { template: 'email-changed', to: shopper.email, values: { newEmail: asked.email } } as const;
    await sendMail(tx, { ...told, market: ctx.market!.id, now: ctx.now });
  });
  return { status: 'OK' };
}
