import { hashToken, makeToken } from '../identity/secret-token.ts';

/**
 * Bound to the password of the moment: the old address is told to choose a new one if it was somebody else who asked, and that
 * must stop the change.
 */
export function makeEmailChangeToken(shopperId: string, passwordHash: string | null): { token: string; tokenHash: Buffer } {
  const token = `${shopperId}.${makeToken().token}`;
  return { token, tokenHash: emailChangeHash(token, passwordHash) };
}

export function emailChangeHash(token: string, passwordHash: string | null): Buffer {
  return hashToken(`${token} ${passwordHash ?? ''}`);
}

export function shopperOfToken(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(token)?.[1];
}
