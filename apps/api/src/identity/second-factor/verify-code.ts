import type { VerifyCodeAnswer } from '@selvedge/contract/second-factor.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { countAttempt, mostPerAccount, windowMs } from '../failures.ts';
import { getShopperSession } from '../get-shopper.ts';
import { shopperSessionTable } from '../shopper-tables.ts';
import { takeShopperCode } from './shopper-factor.ts';

/** The second step of signing in, and what turning the factor off waits for. */
export async function verifyCode(ctx: Ctx, { code, secret }: { code: string; secret: string }): Promise<VerifyCodeAnswer> {
  const { id, shopperId } = getShopperSession(ctx);
  const attempt = await countAttempt(ctx, { of: 'shopper-code', account: shopperId });
  if (attempt.isLocked) return { status: 'LIMIT_REACHED_ERROR', retryAfterMs: windowMs };
  return ctx.db.transaction(async (tx) => {
    const isTaken = await takeShopperCode(tx, { shopperId, code, now: ctx.now, secret });
    if (!isTaken) return wrongCode(attempt.failures);
    await attempt.succeed(tx);
    await tx.update(shopperSessionTable).set({ waitsForFactor: false, factorAt: ctx.now }).where(eq(shopperSessionTable.id, id));
    return { status: 'OK' };
  });
}

export const wrongCode = (failures: number) =>
  ({ status: 'INVALID_TOTP_ERROR', currentNumberOfFailedAttempts: failures, maxNumberOfFailedAttempts: mostPerAccount }) as const;
