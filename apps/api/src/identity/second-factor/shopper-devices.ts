import { randomBytes } from 'node:crypto';
import type { CreateDeviceAnswer, ListDevicesAnswer, RemoveDeviceAnswer, VerifyDeviceAnswer } from '@selvedge/contract/second-factor.ts';
import { eq } from 'drizzle-orm';
import { textsOf } from '../../http/texts-of.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { countAttempt, windowMs } from '../failures.ts';
import { getShopper, getShopperSession } from '../get-shopper.ts';
import { isFreshSession } from '../is-fresh-session.ts';
import { revokeShopperSessions } from '../shopper-session.ts';
import { shopperSessionTable, shopperSecondFactorTable as table } from '../shopper-tables.ts';
import { tellOfWay } from '../tell-of-way.ts';
import type { Visit } from '../visit.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { sealSecret, unsealSecret } from './seal-secret.ts';
import { hasSecondFactor } from './shopper-factor.ts';
import { matchCode, secretUri, writeSecret } from './totp.ts';
import { wrongCode } from './verify-code.ts';

/** One authenticator for each shopper. The library names devices; the name says nothing. */
const deviceName = 'authenticator';
const issuer = 'Selvedge';
const codeCountsMs = 5 * 60_000;

/** A new secret, not in force yet: whoever scans it wrongly must not lock themselves out. */
export async function createDevice(ctx: Ctx, { secret, market }: { secret: string; market: string }): Promise<CreateDeviceAnswer> {
  const shopper = await getShopper(ctx);
  if (await hasSecondFactor(ctx.db, shopper.id)) return { status: 'DEVICE_ALREADY_EXISTS_ERROR' };
  if (!(await isFreshSession(ctx))) return { status: 'GENERAL_ERROR', message: textsOf(ctx.content, market)('account.sign_in_again') };
  const key = randomBytes(20);
  const totpSealed = sealSecret(key, secret);
  await ctx.db
    .insert(table)
    .values({ shopperId: shopper.id, totpSealed })
    .onConflictDoUpdate({ target: table.shopperId, set: { totpSealed } });
  return { status: 'OK', deviceName, secret: writeSecret(key), qrCodeString: secretUri(key, { email: shopper.email, issuer }) };
}

/** The first code proves that the authenticator has the secret. Other sessions were opened without it, so they end. */
export async function verifyDevice(
  ctx: Ctx,
  { code, secret, visit }: { code: string; secret: string; visit: Visit },
): Promise<VerifyDeviceAnswer> {
  const { id, shopperId } = getShopperSession(ctx);
  const attempt = await countAttempt(ctx, { of: 'shopper-code', account: shopperId });
  if (attempt.isLocked) return { status: 'LIMIT_REACHED_ERROR', retryAfterMs: windowMs };
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.shopperId, shopperId)).for('update');
    if (!row || row.totpSince) return { status: 'UNKNOWN_DEVICE_ERROR' };
    const key = unsealSecret(row.totpSealed, secret);
    const totpStep = key && matchCode(key, { code, now: ctx.now, after: null });
    if (totpStep === undefined) return wrongCode(attempt.failures);
    await attempt.succeed(tx);
    const recoveryCodes = newRecoveryCodes();
    const kept = { totpSince: ctx.now, totpStep, recoveryHashes: recoveryCodes.map(hashRecoveryCode) };
    await tx.update(table).set(kept).where(eq(table.shopperId, shopperId));
    await revokeShopperSessions(tx, { shopperId, except: id, now: ctx.now });
    await tellOfWay(tx, { shopperId, change: 'secondFactorOn', visit, now: ctx.now });
    return { status: 'OK', wasAlreadyVerified: false, recoveryCodes };
  });
}

/** Only right after a code was given: the session library has no place for one in this call, so it asks `verify` before. */
export async function removeDevice(ctx: Ctx, { visit }: { visit: Visit }): Promise<RemoveDeviceAnswer> {
  const t = textsOf(ctx.content, visit.market);
  const { id, shopperId } = getShopperSession(ctx);
  return ctx.db.transaction(async (tx) => {
    const [session] = await tx.select().from(shopperSessionTable).where(eq(shopperSessionTable.id, id)).for('update');
    const givenAt = session?.factorAt?.getTime() ?? 0;
    if (ctx.now.getTime() - givenAt > codeCountsMs) return { status: 'GENERAL_ERROR', message: t('login.error.code_first') };
    const gone = await tx.delete(table).where(eq(table.shopperId, shopperId)).returning({ since: table.totpSince });
    await tx.update(shopperSessionTable).set({ factorAt: null }).where(eq(shopperSessionTable.id, id));
    // One that was never confirmed was not in force.
    if (gone[0]?.since) await tellOfWay(tx, { shopperId, change: 'secondFactorOff', visit, now: ctx.now });
    return { status: 'OK', didDeviceExist: gone.length > 0 };
  });
}

export async function listDevices(ctx: Ctx): Promise<ListDevicesAnswer> {
  const { shopperId } = getShopperSession(ctx);
  const rows = await ctx.db.select().from(table).where(eq(table.shopperId, shopperId));
  const devices = rows.map(({ totpSince, recoveryHashes }) => ({
    ...{ name: deviceName, period: 30, skew: 1, verified: totpSince !== null },
    recoveryCodesLeft: recoveryHashes.length,
  }));
  return { status: 'OK', devices };
}
