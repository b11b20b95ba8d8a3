import { createHash, timingSafeEqual } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../http/cookie.ts';
import type { Shop } from '../shop/shop.ts';
import { readAccessToken } from './access-token.ts';
import { findShopperSession, type ShopperSession } from './shopper-session.ts';

export const accessCookie = 'sAccessToken';

/** The shopper who calls, by cookie or by Authorization header; undefined for guests. */
export async function findCaller(shop: Shop, request: FastifyRequest): Promise<ShopperSession | undefined> {
  const bearer = readBearer(request.headers.authorization);
  const token = bearer ?? readCookie(request.headers.cookie, accessCookie);
  if (!token) return undefined;
  const now = shop.clock();
  const read = await readAccessToken(shop.signingKeys, { token, now });
  if (!read) return undefined;
  if (read.isExpired) return refuseOrGuest(request);
  // A cookie comes along by itself, also with a form that somebody else's page sends: only our own script knows the token.
  const isByCookie = bearer === undefined && request.method !== 'GET' && request.method !== 'HEAD';
  if (isByCookie && !isSame(read.claims.antiCsrfToken, request.headers['anti-csrf'])) return refuseOrGuest(request);
  return (await findShopperSession(shop.db, { claims: read.claims, now })) ?? refuseOrGuest(request);
}

export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
}

/**
 * A call through the session library would rather refresh and try again than be answered as a guest's: a basket that looks
 * empty after an hour, or a checkout that asks who they are of somebody whose screen says that they are signed in, because the session
 * was ended on another device. Any other caller with an old token is a guest.
 */
function refuseOrGuest(request: FastifyRequest): undefined {
  const isRecipe = /^\/(?:api\/)?auth\//.test(request.url);
  if (request.headers['st-auth-mode'] !== undefined && !isRecipe) throw new ShopError('unauthorized');
  return undefined;
}

function isSame(known: string | null, given: string | string[] | undefined): boolean {
  if (known === null || typeof given !== 'string') return false;
  return timingSafeEqual(sha256(known), sha256(given));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
