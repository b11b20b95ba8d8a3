import { randomUUID } from 'node:crypto';
import { type Endpoint, needsSecondFactor } from '@selvedge/contract/endpoint.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { staffCookie } from '../http/check-access.ts';
import { readAccessToken } from '../identity/access-token.ts';
import { accessCookie } from '../identity/find-caller.ts';
import { type Role, rightsOf, roles } from '../identity/roles.ts';
import { findSession, revokeSession } from '../identity/session.ts';
import { revokeShopperSession } from '../identity/shopper-session.ts';
import { enrolAsDevice } from './enrol-as-device.ts';
import { goodRequest, type WireRequest } from './request-for.ts';
import { type Headers, signInAsShopper, signInAsStaff } from './sign-in-as.ts';

export type AccessCheck = { app: FastifyInstance; definition: Endpoint; seed: number };

type Caller = { name: string; signIn: () => Promise<Headers>; isLetIn: boolean; refusal: 401 | 403 | 404 | 428 };

/** One line for each caller who gets in, or is kept out, against what the endpoint declares. */
export async function findAccessProblems({ app, definition, seed }: AccessCheck): Promise<string[]> {
  const markets = app.shop.content().markets.map(({ id }) => id);
  const [good] = fc.sample(goodRequest(definition, markets.slice(0, 1)), { numRuns: 1, seed });
  const owner = randomUUID();
  const problems: string[] = [];
  for (const caller of callersOf(app, { definition, owner, markets })) {
    const headers = await headersOf(app, { definition, caller });
    const found = await (caller.isLetIn ? tryLetIn : tryKeptOut)({ app, definition, request: good!, caller, headers, owner });
    problems.push(...found.map((problem) => `${definition.method} ${definition.path} as ${caller.name}: ${problem}`));
  }
  return problems;
}

type Try = { app: FastifyInstance; definition: Endpoint; request: WireRequest; caller: Caller; headers: Headers; owner: string };

const signedIn = new WeakMap<FastifyInstance, Map<string, Promise<Headers>>>();

/** Signed in once for all endpoints that can't do anything to a session; whoever may change something, anew: it may be their last call. */
function headersOf(app: FastifyInstance, { definition, caller }: Pick<Try, 'definition' | 'caller'>): Promise<Headers> {
  const isLastCall = caller.isLetIn && definition.method !== 'GET';
  if (isLastCall || caller.name === owning) return caller.signIn();
  const known = signedIn.get(app) ?? new Map<string, Promise<Headers>>();
  signedIn.set(app, known);
  const headers = known.get(caller.name) ?? caller.signIn();
  known.set(caller.name, headers);
  return headers;
}

async function tryLetIn({ app, definition, request, caller, headers: own, owner }: Try): Promise<string[]> {
  const response = await send(app, definition, { ...request, headers: own });
  const { statusCode: status, body, headers } = response;
  const problems: string[] = [];
  if (status === 401 && !definition.errors?.includes('unauthorized')) problems.push('is kept out (401)');
  if (status === 404 && !definition.errors?.includes('not_found') && JSON.parse(body).code === 'not_found')
    problems.push('is kept out (404)');
  if (status === 403 && !definition.errors?.includes('invalid_claim')) problems.push('answered 403, which means an invalid claim');
  // What names the owner may be seen by the owner alone.
  if (caller.name !== owning && body.includes(owner)) problems.push("sees another shopper's data");
  if (typeof definition.caching !== 'object' && headers['cache-control'] !== 'no-store') problems.push('gets an answer that may be stored');
  return problems;
}

/** With good input, and with a body that cannot be read: a stranger learns nothing from how the input is judged. */
async function tryKeptOut({ app, definition, request, caller, headers: own }: Try): Promise<string[]> {
  const garbage = { url: request.url, ...(definition.method !== 'GET' && { payload: '{', contentType: 'application/json' }) };
  const problems: string[] = [];
  for (const each of [request, garbage]) {
    const { statusCode, headers } = await send(app, definition, { ...each, headers: own });
    if (statusCode !== caller.refusal) problems.push(`answered ${statusCode} instead of ${caller.refusal}`);
    if (headers['set-cookie'] !== undefined) problems.push('was given a cookie with the refusal');
  }
  return problems;
}

let calls = 0;

function send(app: FastifyInstance, { method }: Endpoint, { url, payload, contentType, headers }: WireRequest & { headers: Headers }) {
  return app.inject({
    method,
    url,
    remoteAddress: `10.200.${(calls >> 8) & 255}.${calls++ & 255}`,
    headers: { ...headers, ...(contentType !== undefined && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  });
}

/** Whose data it would be; another one for each endpoint. */
const owning = 'the shopper';

function callersOf(
  app: FastifyInstance,
  { definition, owner, markets }: { definition: Endpoint; owner: string; markets: string[] },
): Caller[] {
  const { access, needsVerifiedEmail = false, needsConfirmation = false, beforeSecondFactor = false } = definition;
  const { db, config } = app.shop;
  const now = app.shop.clock();
  const longAgo = new Date(now.getTime() - 7_200_000);
  const market = markets[0]!;
  const isOpen = access === 'public';
  const isShoppers = isOpen || access === 'shopper';
  const mayStaff = isOpen || typeof access === 'object';
  const rights = typeof access === 'object' ? [access.staff, ...(access.or ?? [])] : [];
  const waitsForFactor = rights.length > 0 && rights.every(needsSecondFactor);
  const shopper = (as: Partial<Parameters<typeof signInAsShopper>[1]> = {}) => signInAsShopper(db, { market, now, ...as });
  const administrator = (as: Partial<Parameters<typeof signInAsStaff>[1]> = {}) => signInAsStaff(db, { role: 'administrator', now, ...as });
  const device = () => enrolAsDevice(db, { market, now });
  const caller = (name: string, signIn: () => Promise<Headers>, isLetIn: boolean, refusal: Caller['refusal'] = 401): Caller => ({
    ...{ name, signIn, isLetIn, refusal },
  });
  const staff = (Object.keys(roles) as Role[]).map((role) => {
    const isLetIn = isOpen || rights.some((right) => rightsOf(role).includes(right));
    const signIn = () => signInAsStaff(db, { role, now, hasSecondFactor: true });
    return caller(`staff (${role})`, signIn, isLetIn, typeof access === 'object' ? 404 : 401);
  });
  return [
    caller('a guest', async () => ({}), isOpen),
    caller(owning, () => shopper({ subject: owner }), isShoppers),
    caller('another shopper', () => shopper(), isShoppers),
    caller("another market's shopper", () => shopper({ market: markets.at(-1)! }), isShoppers),
    caller(
      'a shopper whose e-mail address is not proven',
      () => shopper({ emailVerified: false }),
      isShoppers && !needsVerifiedEmail,
      needsVerifiedEmail ? 403 : 401,
    ),
    caller(
      'a shopper whose second factor is waited for',
      () => shopper({ waitsForFactor: true }),
      isOpen || (access === 'shopper' && beforeSecondFactor),
      access === 'shopper' ? 403 : 401,
    ),
    ...staff,
    caller('staff who have not confirmed for long', () => unconfirmed(app), mayStaff && !needsConfirmation, needsConfirmation ? 428 : 401),
    caller('staff without a second factor', () => administrator(), mayStaff && !waitsForFactor, waitsForFactor ? 428 : 401),
    caller('an expired shopper session', () => shopper({ now: longAgo }), isOpen),
    caller('a revoked shopper session', async () => revokedShopper(app, await shopper()), isOpen),
    caller('an expired staff session', () => administrator({ now: longAgo }), isOpen),
    caller('a revoked staff session', async () => revoked(app, await administrator()), isOpen),
    caller('an invented token', async () => ({ cookie: `${staffCookie}=x; ${accessCookie}=x`, authorization: 'Bearer x' }), isOpen),
    caller('a wrong service key', async () => ({ 'x-service-key': 'wrong' }), isOpen),
    caller('the service key', async () => ({ 'x-service-key': config.serviceKey }), isOpen || access === 'service'),
    caller('a wrong till key', async () => ({ 'x-till-key': config.serviceKey }), isOpen),
    caller('a device without its key', async () => ({ cookie: (await device()).cookie }), isOpen),
    caller("a device's header without the cookie", async () => (await device()).headers(), isOpen),
    caller(
      'a device',
      async () => {
        const { cookie, headers } = await device();
        return { cookie, ...headers() };
      },
      isOpen || access === 'device',
    ),
    caller('the till key', async () => ({ 'x-till-key': config.tillKey! }), isOpen || access === 'till'),
  ];
}

/** Signed in a quarter of an hour ago, and not asked since. */
async function unconfirmed({ shop: { db, clock } }: FastifyInstance): Promise<Headers> {
  const now = new Date(clock().getTime() - 15 * 60_000);
  return signInAsStaff(db, { role: 'administrator', now, hasSecondFactor: true });
}

async function revokedShopper(app: FastifyInstance, headers: Headers): Promise<Headers> {
  const { db, signingKeys } = app.shop;
  const now = app.shop.clock();
  const read = await readAccessToken(signingKeys, { token: headers.cookie!.split('=')[1]!, now });
  await revokeShopperSession(db, { id: read!.claims.sessionHandle, now });
  return headers;
}

async function revoked(app: FastifyInstance, headers: Headers): Promise<Headers> {
  const { db } = app.shop;
  const now = app.shop.clock();
  const session = await findSession(db, { token: headers.cookie!.split('=')[1]!, now });
  await revokeSession(db, { id: session!.id, now });
  return headers;
}
