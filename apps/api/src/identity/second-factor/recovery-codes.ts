import { createHash, randomBytes } from 'node:crypto';

/** For the day on which the phone is gone; each works once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, newRecoveryCode);
}

/** `3f9k-27tq-hd5w`: no letters that look like digits. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const code = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
  return code.match(/.{4}/g)!.join('-');
}

/** Sixty random bits each, so a plain hash is enough; dashes and case are for the eye. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest('base64url');
}
