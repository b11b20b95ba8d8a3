import type { VerifyTokenAnswer } from '@selvedge/contract/auth.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { findShopper, getShopper, type Shopper } from './get-shopper.ts';
import { findUsedToken, mailToken, useMailToken } from './mail-token.ts';
import { noteProvenEmail } from './note-proven-email.ts';
import { shopperTable } from './shopper-tables.ts';
import type { Visit } from './visit.ts';

export async function sendVerification(ctx: Ctx, { visit }: { visit: Visit }): Promise<VerifyTokenAnswer> {
  const { id, email, emailVerified } = await getShopper(ctx);
  if (emailVerified) return { status: 'EMAIL_ALREADY_VERIFIED_ERROR' };
  await ctx.db.transaction((tx) => mailToken(tx, { purpose: 'verify-email', shopperId: id, email, market: visit.market, now: ctx.now }));
  return { status: 'OK' };
}

type Verified =
  | { status: 'OK' | 'EMAIL_ALREADY_VERIFIED_ERROR'; shopper: Shopper }
  | { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR'; shopper?: undefined };

/** With the shopper whose address is proven, now or by the same link before. */
export async function verifyEmail(ctx: Ctx, { token }: { token: string }): Promise<Verified> {
  return ctx.db.transaction(async (tx) => {
    const proven = await useMailToken(tx, { token, purpose: 'verify-email', now: ctx.now });
    const used = proven ?? (await findUsedToken(tx, { token, purpose: 'verify-email', now: ctx.now }));
    const shopper = used && (await findShopper(tx, { id: used.shopperId }));
    // Sent to an address that the account has left since.
    if (!shopper || shopper.email !== used.email) return { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' };
    if (!proven && !shopper.emailVerified) return { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' };
    if (!proven) return { status: 'EMAIL_ALREADY_VERIFIED_ERROR', shopper };
    await tx.update(shopperTable).set({ emailVerifiedAt: ctx.now }).where(eq(shopperTable.id, shopper.id));
    await noteProvenEmail(tx, { shopperId: shopper.id, email: shopper.email, now: ctx.now });
    return { status: 'OK', shopper: { ...shopper, emailVerified: true } };
  });
}
