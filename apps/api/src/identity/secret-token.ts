import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses one, and only its hash is kept. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
