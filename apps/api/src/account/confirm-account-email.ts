import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { changeShopperEmail } from '../identity/change-shopper-email.ts';
import { hashToken } from '../identity/secret-token.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { sendMail } from '../mail/send-mail.ts';
import { emailChangeTable } from './tables.ts';

/** Once, by whoever holds the mail: the address is proven by that. The browser that is signed in stays so, all others do not. */
export async function confirmAccountEmail(ctx: Ctx, { token }: { token: string }): Promise<{ status: 'OK' }> {
  const used = new ShopError('invalid_request', { token: ['account.link_used_up'] });
  await ctx.db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(emailChangeTable)
      .where(eq(emailChangeTable.tokenHash, hashToken(token)))
      .returning();
    if (!asked || asked.expiresAt <= ctx.now) throw used;
    const { shopperId, email } = asked;
    const [shopper] = await tx.select({ email: shopperTable.email }).from(shopperTable).where(eq(shopperTable.id, shopperId));
    const own = ctx.session?.kind === 'shopper' && ctx.session.shopperId === shopperId ? ctx.session.id : undefined;
    const isChanged = await changeShopperEmail(tx, { shopperId, email, now: ctx.now, exceptSession: own });
    if (!shopper || !isChanged) throw used;
    await sendMail(tx, { template: 'email-changed', to: shopper.email, market: ctx.market!.id, values: { newEmail: email }, now: ctx.now });
  });
  return { status: 'OK' };
}
