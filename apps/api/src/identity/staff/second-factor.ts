import { randomBytes } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { countAttempt } from '../failures.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { sealSecret, unsealSecret } from '../second-factor/seal-secret.ts';
import { matchCode, secretUri, writeSecret } from '../second-factor/totp.ts';
import { staffTable } from '../tables.ts';
import { endSessions } from './end-sessions.ts';
import { checkOwnPassword, getOwnRow } from './own-row.ts';
import { takeCode } from './take-code.ts';

type Keys = { sessionSecret: string };
const issuer = 'Selvedge Studio';

/** A new secret, not in force yet: whoever scans it wrongly must not lock themselves out. */
export async function beginSecondFactor(
  ctx: Ctx,
  { password }: { password: string },
  { sessionSecret }: Keys,
): Promise<{ secret: string; uri: string }> {
  const row = await getOwnRow(ctx);
  await checkOwnPassword(ctx, row, password);
  if (row.totpSince) throw new ShopError('conflict', { code: ['studio.second_factor_on'] });
  const secret = randomBytes(20);
  await ctx.db
    .update(staffTable)
    .set({ totpSealed: sealSecret(secret, sessionSecret) })
    .where(eq(staffTable.id, row.id));
  return { secret: writeSecret(secret), uri: secretUri(secret, { email: row.email, issuer }) };
}

/** The first code proves that the authenticator has the secret. Other sessions were opened without it, so they end. */
export async function confirmSecondFactor(
  ctx: Ctx,
  { code }: { code: string },
  { sessionSecret }: Keys,
): Promise<{ recoveryCodes: string[] }> {
  const row = await getOwnRow(ctx);
  if (!row.totpSealed || row.totpSince) throw new ShopError('conflict', { code: ['studio.second_factor_not_begun'] });
  const attempt = await countAttempt(ctx, { of: 'staff-code', account: row.id });
  const secret = unsealSecret(row.totpSealed, sessionSecret);
  const step = secret && matchCode(secret, { code, now: ctx.now, after: null });
  if (attempt.isLocked || step === undefined) throw new ShopError('invalid_request', { code: ['studio.code_wrong'] });
  const recoveryCodes = newRecoveryCodes();
  await ctx.db.transaction(async (tx) => {
    await attempt.succeed(tx);
    await tx
      .update(staffTable)
      .set({ totpSince: ctx.now, totpStep: step, recoveryHashes: recoveryCodes.map(hashRecoveryCode) })
      .where(eq(staffTable.id, row.id));
    await endSessions(tx, { staffId: row.id, except: row.sessionId, now: ctx.now });
    await audit(tx, { at: ctx.now, who: row.email, action: 'staff.second-factor-on', subject: row.id });
  });
  return { recoveryCodes };
}

export async function endSecondFactor(
  ctx: Ctx,
  { password, code }: { password: string; code: string },
  { sessionSecret }: Keys,
): Promise<undefined> {
  const row = await getOwnRow(ctx);
  await checkOwnPassword(ctx, row, password);
  const attempt = await countAttempt(ctx, { of: 'staff-code', account: row.id });
  await ctx.db.transaction(async (tx) => {
    const isTaken = !attempt.isLocked && (await takeCode(tx, { staffId: row.id, code, now: ctx.now, secret: sessionSecret }));
    if (!isTaken) throw new ShopError('invalid_request', { code: ['studio.code_wrong'] });
    await attempt.succeed(tx);
    await tx.update(staffTable).set(noSecondFactor).where(eq(staffTable.id, row.id));
    await audit(tx, { at: ctx.now, who: row.email, action: 'staff.second-factor-off', subject: row.id });
  });
}

export const noSecondFactor = { totpSealed: null, totpSince: null, totpStep: null, recoveryHashes: [] };
