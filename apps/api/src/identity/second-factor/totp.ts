import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a time step (RFC 6238 over RFC 4226, SHA-1, six digits: what every authenticator app makes). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/**
 * The step whose code was given: this one, or a neighbour's for a clock that is half a minute wrong. Undefined for a code that is
 * wrong or not newer than the last one taken, so that nobody who looked over a shoulder can use it again.
 */
export function matchCode(secret: Uint8Array, { code, now, after }: { code: string; now: Date; after: number | null }): number | undefined {
  const given = Buffer.from(code.replaceAll(/\s/g, ''));
  const here = stepOf(now);
  return [here, here - 1, here + 1].find((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected) && step > (after ?? -1);
  });
}

/** Base32 without padding, as authenticators take it. */
export function writeSecret(secret: Uint8Array): string {
  let bits = '';
  for (const byte of secret) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

export function secretUri(secret: Uint8Array, { email, issuer }: { email: string; issuer: string }): string {
  const label = encodeURIComponent(`${issuer}:${email}`);
  const query = new URLSearchParams({ secret: writeSecret(secret), issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${label}?${query}`;
}
