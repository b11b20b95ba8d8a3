import type { VerifyTokenAnswer } from '@selvedge/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findShopper, getShopper, type Shopper } from './get-shopper.ts';
import { forgetMailTokens, mailToken, useMailToken } from './mail-token.ts';
import { revokeShopperSessions } from './shopper-session.ts';
import { shopperTable } from './shopper-tables.ts';
import type { Visit } from './visit.ts';

export async function sendVerification(ctx: Ctx, { visit }: { visit: Visit }): Promise<VerifyTokenAnswer> {
  const { id, email, emailVerified } = await getShopper(ctx);
  if (emailVerified) return { status: 'EMAIL_ALREADY_VERIFIED_ERROR' };
  await ctx.db.transaction((tx) => mailToken(tx, { purpose: 'verify-email', shopperId: id, email, market: visit.market, now: ctx.now }));
  return { status: 'OK' };
}

/** The shopper whose address is proven now. A token that was sent to another address moves the account there. */
export async function verifyEmail(ctx: Ctx, { token }: { token: string }): Promise<Shopper | undefined> {
  return ctx.db.transaction(async (tx) => {
    const proven = await useMailToken(tx, { token, purpose: 'verify-email', now: ctx.now });
    const shopper = proven && (await findShopper(tx, { id: proven.shopperId }));
    if (!shopper) return undefined;
    const moves = proven.email !== shopper.email;
    // Somebody made an account with that address in the meantime: it is theirs.
    if (moves && (await findShopper(tx, { email: proven.email }))) return undefined;
    await tx.update(shopperTable).set({ email: proven.email, emailVerifiedAt: ctx.now }).where(eq(shopperTable.id, shopper.id));
    if (moves) {
      await forgetMailTokens(tx, { shopperId: shopper.id, purpose: 'reset-password' });
      const except = ctx.session?.kind === 'shopper' && ctx.session.shopperId === shopper.id ? ctx.session.id : undefined;
      await revokeShopperSessions(tx, { shopperId: shopper.id, except, now: ctx.now });
      const values = { newEmail: proven.email };
      await sendMail(tx, { template: 'email-changed', to: shopper.email, market: shopper.market, values, now: ctx.now });
    }
    return { ...shopper, email: proven.email, emailVerified: true };
  });
}
