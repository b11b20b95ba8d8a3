import { createHash, timingSafeEqual } from 'node:crypto';
import type { Access, Endpoint } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { isoContextHeader } from '@selvedge/contract/iso-context-header.ts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../shop/ctx.ts';
import type { Shop } from '../shop/shop.ts';
import { readCookie } from './cookie.ts';
import { unproven, withoutFactor } from './invalid-claim.ts';

export const staffCookie = 'selvedge_staff';

type Guarded = Pick<Endpoint, 'access' | 'needsVerifiedEmail' | 'needsConfirmation' | 'beforeSecondFactor' | 'keyParameter'>;

/**
 * 401 is a missing session; a missing right is 404, because a client reads 403 as an invalid claim and retries a 401
 * after refreshing, ten times over.
 */
export async function checkAccess(
  shop: Shop,
  { access, needsVerifiedEmail, needsConfirmation, beforeSecondFactor, keyParameter }: Guarded,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (access === 'device' && !(await findDevice(shop, request))) throw new ShopError('unauthorized');
  if (access === 'public' || access === 'device') {
    const session = await shop.findShopper(request);
    return session?.waitsForFactor ? undefined : session;
  }
  if (access === 'service') return checkKey(shop.config.serviceKey, request.headers['x-service-key'] ?? keyInQuery(request, keyParameter));
  if (access === 'till') return checkKey(shop.config.tillKey, request.headers['x-till-key']);
  if (access === 'shopper') {
    const session = await shop.findShopper(request);
    if (!session) throw new ShopError('unauthorized');
    if (session.waitsForFactor && !beforeSecondFactor) throw withoutFactor();
    if (needsVerifiedEmail && !session.emailVerified) throw unproven();
    return session;
  }
  const session = await findStaff(shop, request);
  if (!session) throw new ShopError('unauthorized');
  const wanted = [access.staff, ...(access.or ?? [])];
  if (!wanted.some((right) => session.rights.includes(right))) {
    if (wanted.some((right) => session.withheldRights.includes(right))) throw new ShopError('second_factor_needed');
    throw new ShopError('not_found');
  }
  if (needsConfirmation && !isFresh(session.confirmedAt, shop.clock())) throw new ShopError('confirmation_needed');
  return session;
}

const confirmedForMs = 10 * 60_000;

function isFresh(confirmedAt: Date, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < confirmedForMs;
}

export async function findStaff(shop: Shop, request: FastifyRequest) {
  const token = readCookie(request.headers.cookie, staffCookie);
  return token ? shop.findStaffSession(token) : undefined;
}

const devices = new WeakMap<FastifyRequest, ReturnType<Shop['findDevice']>>();

/** Asked once for a call. Without the header a call is one of the web, also from a device. */
export async function findDevice(shop: Shop, request: FastifyRequest) {
  if (request.headers[isoContextHeader] === undefined) return undefined;
  const asked = devices.get(request) ?? shop.findDevice(request);
  devices.set(request, asked);
  return asked;
}

function checkKey(right: string | undefined, given: string | string[] | undefined): undefined {
  // Without a key of its own the shop has no other systems: closed, not open.
  if (!right || typeof given !== 'string') throw new ShopError('unauthorized');
  if (!timingSafeEqual(sha256(given), sha256(right))) throw new ShopError('unauthorized');
  return undefined;
}

function keyInQuery({ query }: FastifyRequest, name: string | undefined): string | undefined {
  const given = name === undefined ? undefined : (query as Record<string, unknown>)[name];
  return typeof given === 'string' ? given : undefined;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route below `/api` says who may call it; a server with one that does not refuses to start. */
    access?: Access;
  }
}
