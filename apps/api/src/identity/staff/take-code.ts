import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { staffTable } from '../tables.ts';
import { unsealSecret } from './seal-secret.ts';
import { matchCode } from './totp.ts';

type Given = { staffId: string; code: string; now: Date; secret: string };

/** Takes a code of the authenticator, or a recovery code, and uses it up. Call it in a transaction: two at the same moment must not both pass. */
export async function takeCode(tx: Db, { staffId, code, now, secret }: Given): Promise<boolean> {
  const [row] = await tx.select().from(staffTable).where(eq(staffTable.id, staffId)).for('update');
  if (!row?.totpSealed || !row.totpSince) return false;
  const opened = unsealSecret(row.totpSealed, secret);
  const step = opened && matchCode(opened, { code, now, after: row.totpStep });
  if (step !== undefined) {
    await tx.update(staffTable).set({ totpStep: step }).where(eq(staffTable.id, staffId));
    return true;
  }
  const hash = hashRecoveryCode(code);
  if (!row.recoveryHashes.includes(hash)) return false;
  const recoveryHashes = row.recoveryHashes.filter((each) => each !== hash);
  await tx.update(staffTable).set({ recoveryHashes }).where(eq(staffTable.id, staffId));
  return true;
}

/** Sixty random bits each, so a plain hash is enough; dashes and case are for the eye. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest('base64url');
}
