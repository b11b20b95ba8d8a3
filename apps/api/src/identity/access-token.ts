import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

/** What a token says. The names are those of the session library. */
export type AccessClaims = {
  sub: string;
  sessionHandle: string;
  /** The refresh token this came with, and that one's parent: using the child is what ends the parent. */
  refreshTokenHash1: string;
  parentRefreshTokenHash1: string | null;
  antiCsrfToken: string | null;
  'st-ev': { v: boolean; t: number };
  'st-role': { v: string[]; t: number };
  /** Factors by when they were given, and whether that is enough. */
  'st-mfa'?: { c: Record<string, number>; v: boolean };
};

export type SignedToken = { token: string; claims: AccessClaims; issuedAt: number; expiresAt: number };

export const accessSeconds = 3600;

export async function signAccessToken(keys: SigningKeys, { claims, now }: { claims: AccessClaims; now: Date }): Promise<SignedToken> {
  const key = await keys.current(now);
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + accessSeconds;
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: key.id, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .setJti(randomUUID())
    .sign(key.secret);
  return { token, claims, issuedAt, expiresAt };
}

export type ReadToken = { claims: AccessClaims; isExpired: boolean };

/** Undefined for what we never signed. An expired token still names its session: a sign-out may use it, nothing else. */
export async function readAccessToken(keys: SigningKeys, { token, now }: { token: string; now: Date }): Promise<ReadToken | undefined> {
  const key = await keyOf(keys, token);
  if (!key) return undefined;
  try {
    const { payload } = await jwtVerify<AccessClaims>(token, key.secret, { algorithms: ['HS256'], currentDate: now });
    return { claims: payload, isExpired: false };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { claims: error.payload as AccessClaims, isExpired: true };
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function keyOf(keys: SigningKeys, token: string) {
  const kid = kidOf(token);
  // Not even a question to the database for a token that is no token.
  return kid !== undefined && uuid.test(kid) ? keys.find(kid) : undefined;
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}
