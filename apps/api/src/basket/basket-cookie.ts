import { createHash, randomBytes } from 'node:crypto';
import { cookies } from '@selvedge/domain/constants.ts';
import type { Http } from '../http/serve.ts';

/** What the browser shows to prove that a basket is its own, and where the proof of a new one is put. */
export type BasketKey = { token: string | undefined; promo: string | undefined; keep(token: string): void; forget(): void };

export function basketKey(http: Http): BasketKey {
  const { name, seconds } = cookies.basket;
  const token = http.readCookie(name);
  return {
    token: isToken(token) ? token : undefined,
    promo: http.readCookie(cookies.promo.name),
    keep: (given) => http.setCookie(name, given, { maxAge: seconds }),
    forget: () => http.setCookie(name, '', { maxAge: 0 }),
  };
}

/** Anything else was never given out by us, so it is not worth a question to the database. */
export function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{22}$/.test(token);
}

/** 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
