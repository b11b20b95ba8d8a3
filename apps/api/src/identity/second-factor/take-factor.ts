import { hashRecoveryCode } from './recovery-codes.ts';
import { unsealSecret } from './seal-secret.ts';
import { matchCode } from './totp.ts';

export type KeptFactor = { totpSealed: Buffer | null; totpSince: Date | null; totpStep: number | null; recoveryHashes: string[] };
/** What to keep from now on, so that the code works once. */
export type TakenFactor = { totpStep: number } | { recoveryHashes: string[] };

/** A code of the authenticator, or a recovery code. Undefined for one that is wrong or used up. */
export function takeFactor(kept: KeptFactor, { code, now, secret }: { code: string; now: Date; secret: string }): TakenFactor | undefined {
  if (!kept.totpSealed || !kept.totpSince) return undefined;
  const opened = unsealSecret(kept.totpSealed, secret);
  const totpStep = opened && matchCode(opened, { code, now, after: kept.totpStep });
  if (totpStep !== undefined) return { totpStep };
  const hash = hashRecoveryCode(code);
  return kept.recoveryHashes.includes(hash) ? { recoveryHashes: kept.recoveryHashes.filter((each) => each !== hash) } : undefined;
}
