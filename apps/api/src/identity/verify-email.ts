import type { VerifyTokenAnswer } from '@selvedge/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../http/ctx.ts';
import { findShopper, getShopper, type Shopper } from './get-shopper.ts';
import { mailToken, useMailToken } from './mail-token.ts';
import { shopperTable } from './shopper-tables.ts';
import type { Visit } from './visit.ts';

export async function sendVerification(ctx: Ctx, { visit }: { visit: Visit }): Promise<VerifyTokenAnswer> {
  const { id, email, emailVerified } = await getShopper(ctx);
  if (emailVerified) return { status: 'EMAIL_ALREADY_VERIFIED_ERROR' };
  await ctx.db.transaction((tx) => mailToken(tx, { purpose: 'verify-email', shopperId: id, email, market: visit.market, now: ctx.now }));
  return { status: 'OK' };
}

/** The shopper whose address is proven now. */
export async function verifyEmail(ctx: Ctx, { token }: { token: string }): Promise<Shopper | undefined> {
  return ctx.db.transaction(async (tx) => {
    const proven = await useMailToken(tx, { token, purpose: 'verify-email', now: ctx.now });
    const shopper = proven && (await findShopper(tx, { id: proven.shopperId }));
    // Sent to an address that the account has left since.
    if (!shopper || shopper.email !== proven.email) return undefined;
    await tx.update(shopperTable).set({ emailVerifiedAt: ctx.now }).where(eq(shopperTable.id, shopper.id));
    return { ...shopper, emailVerified: true };
  });
}
