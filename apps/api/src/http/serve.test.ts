import { randomUUID } from 'node:crypto';
import { endpoint } from '@selvedge/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { hashToken, newToken } from '../basket/basket-cookie.ts';
import { basketTable } from '../basket/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { type Handler, serve } from './serve.ts';

const base = { method: 'GET', path: '/api/test', summary: 'A test.', access: 'public', response: z.unknown() } as const;
const now = testNow;

beforeEach(emptyTables);

function serving<const E extends Parameters<typeof endpoint>[0]>(definition: E, handle: Handler<E>): Promise<FastifyInstance> {
  return testApp({ extraRoutes: [(app) => serve(app, definition, handle)] });
}

test.each([
  ['without a handler', '/api/forgotten', 'These calls of the contract have no handler: forgotten.call.'],
  ['whose params lack a part of its path', '/api/forgotten/:catalog', 'The params of forgotten.call lack parts of its path: catalog.'],
] as const)('a call of the contract %s stops the server from starting, by name', async (_, path, told) => {
  const { endpoints } = await import('@selvedge/contract/endpoints.ts');
  const groups = endpoints as Record<string, Record<string, unknown>>;
  groups.forgotten = { call: endpoint({ ...base, path }) };
  try {
    await expect(testApp({ extraRoutes: [] })).rejects.toThrow(told);
  } finally {
    delete groups.forgotten;
  }
});

test('a route below /api that does not say who may call it stops the server from starting', async () => {
  await expect(testApp({ extraRoutes: [(app) => void app.get('/api/loose', async () => 'hello')] })).rejects.toThrow(
    '/api/loose does not say who may call it',
  );
});

test('input reaches the handler parsed, and the market in its canonical form', async () => {
  const definition = endpoint({
    ...base,
    method: 'POST',
    path: '/api/test/:catalog/:id',
    params: z.object({ catalog: z.string(), id: z.coerce.number() }),
    query: z.object({ skus: z.array(z.string()).max(3).default([]), size: z.coerce.number().default(3) }),
    body: z.object({ name: z.string().trim() }),
  });
  const app = await serving(definition, (ctx, input) => ({ ...input, market: ctx.market?.id }));
  const call = (url: string) => app.inject({ method: 'POST', url, payload: { name: ' Ada ', extra: 1 } });
  const expected = { params: { catalog: 'nb-NO', id: 7 }, query: { skus: ['a'], size: 3 }, body: { name: 'Ada' }, market: 'nb-NO' };
  expect((await call('/api/test/NB-no/7?skus=a&type=json')).json()).toEqual(expected);
  expect((await call('/api/test/nb-NO/7?skus=a&skus=b')).json().query.skus).toEqual(['a', 'b']);
  expect((await call('/api/test/xx-XX/7')).json()).toMatchObject({ code: 'market_not_found' });
});

test('a wrong input is 400 with a key for each field', async () => {
  const definition = endpoint({
    ...base,
    method: 'POST',
    body: z.object({ name: z.string(), size: z.object({ width: z.number().max(3) }) }),
  });
  const app = await serving(definition, () => 1);
  const refused = await app.inject({ method: 'POST', url: '/api/test', payload: { size: { width: 4 } } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    code: 'invalid_request',
    errors: { name: ['validation.required'], 'size.width': ['validation.too_big'] },
    requestId: refused.headers['x-request-id'],
  });
  expect((await app.inject({ method: 'POST', url: '/api/test' })).json().errors).toEqual({ body: ['validation.required'] });
});

test('an answer holds only what the contract names', async () => {
  const app = await serving(endpoint({ ...base, response: z.object({ name: z.string() }) }), () => ({
    name: 'Ada',
    passwordHash: 'secret',
  }));
  expect((await app.inject('/api/test')).json()).toEqual({ name: 'Ada' });
});

test('an answer that breaks the contract is our bug: 500, and nothing of it leaks', async () => {
  const app = await serving(endpoint({ ...base, response: z.object({ name: z.string() }) }), () => ({ secret: 'x' }) as never);
  const response = await app.inject('/api/test');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ code: 'unexpected', errors: {}, requestId: response.headers['x-request-id'] });
});

test('no answer is 204, and what belongs to one caller is never stored', async () => {
  const app = await serving(endpoint({ ...base, response: z.undefined() }), () => undefined);
  const response = await app.inject('/api/test');
  expect([response.statusCode, response.body, response.headers['cache-control']]).toEqual([204, '', 'no-store']);
});

test('a shared answer is made once a revision, whoever asks and in whichever order the query is', async () => {
  let made = 0;
  let revision = '1';
  const { content } = (await testApp()).shop;
  const definition = endpoint({
    ...base,
    query: z.object({ a: z.string().optional(), b: z.string().optional() }),
    response: z.object({ made: z.number() }),
    caching: { sharedSeconds: 300 },
  });
  const app = await testApp({
    content: () => ({ ...content(), revision }) as ContentSnapshot,
    extraRoutes: [(each) => serve(each, definition, () => ({ made: ++made }))],
  });
  const ask = async (query: string) => (await app.inject(`/api/test${query}`)).json().made;
  expect(await ask('?a=1&b=2')).toBe(1);
  expect(await ask('?b=2&a=1&utm_source=mail')).toBe(1);
  expect(await ask('?a=1')).toBe(2);
  revision = '2';
  expect(await ask('?a=1&b=2')).toBe(3);
  expect(await Promise.all([1, 2, 3, 4].map(() => ask('?a=4')))).toEqual([4, 4, 4, 4]);
});

test('a shared answer may be kept, has a strong tag of its own in each encoding, and answers 304 to it', async () => {
  const app = await testApp();
  const ask = (headers: Record<string, string>) => app.inject({ url: '/api/f/de-de/markets', headers });
  const plain = await ask({});
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
  expect(plain.headers.etag).toMatch(/^"[\w-]{27}"$/);
  expect(plain.json()).toHaveLength(55);
  const small = await ask({ 'accept-encoding': 'gzip, br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers.etag).not.toBe(plain.headers.etag);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect((await ask({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
  const known = await ask({ 'if-none-match': `"old", W/${plain.headers.etag}` });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', plain.headers.etag]);
  expect((await ask({ 'if-none-match': plain.headers.etag as string, 'accept-encoding': 'br' })).statusCode).toBe(200);
});

test('HEAD answers like GET without the body', async () => {
  const app = await testApp();
  const response = await app.inject({ method: 'HEAD', url: '/api/f' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});

test('a refusal is not kept as the shared answer', async () => {
  let calls = 0;
  const app = await serving(endpoint({ ...base, caching: { sharedSeconds: 300 } }), () => {
    if (++calls === 1) throw new Error('first time');
    return calls;
  });
  expect((await app.inject('/api/test')).statusCode).toBe(500);
  expect((await app.inject('/api/test')).json()).toBe(2);
});

test('a preview is for staff who may read content, and is never kept; for others the parameter is not there', async () => {
  const { db } = await testDb();
  const app = await serving(endpoint({ ...base, caching: { sharedSeconds: 300 } }), (ctx) => ({ preview: ctx.preview ?? false }));
  const ask = async (headers = {}) => {
    const response = await app.inject({ url: '/api/test?preview=true', headers });
    return [response.json().preview, response.headers['cache-control']];
  };
  expect(await ask()).toEqual([false, 'public, max-age=300']);
  expect(await ask(await signInAsStaff(db, { role: 'auditor', now }))).toEqual([false, 'public, max-age=300']);
  expect(await ask(await signInAsStaff(db, { role: 'editor', now }))).toEqual([true, 'no-store']);
  expect(await ask()).toEqual([false, 'public, max-age=300']);
});

test('a shopper is known by cookie or by bearer token, and never as staff', async () => {
  const { db } = await testDb();
  const app = await serving(endpoint({ ...base, access: 'shopper' }), (ctx) => ctx.session?.kind);
  const { cookie } = await signInAsShopper(db, { market: 'de-DE', now });
  const token = cookie!.split('=')[1];
  expect((await app.inject({ url: '/api/test', headers: { cookie: `a=b; ${cookie}` } })).json()).toBe('shopper');
  expect((await app.inject({ url: '/api/test', headers: { authorization: `Bearer ${token}` } })).json()).toBe('shopper');
  expect((await app.inject({ url: '/api/test', headers: { cookie: `selvedge_staff=${token}` } })).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/studio/me', headers: { cookie: `selvedge_staff=${token}` } })).statusCode).toBe(401);
});

test('AUT-096 a call that needs a proven address answers 403 with the claim that the session library reads', async () => {
  const { db } = await testDb();
  const app = await serving(endpoint({ ...base, access: 'shopper', needsVerifiedEmail: true }), () => 'in');
  const ask = async (emailVerified: boolean) =>
    app.inject({ url: '/api/test', headers: await signInAsShopper(db, { market: 'de-DE', now, emailVerified }) });
  expect((await ask(true)).json()).toBe('in');
  const refused = await ask(false);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'invalid_claim',
    claimValidationErrors: [{ id: 'st-ev', reason: { message: 'wrong value' } }],
  });
});

test.each(['service', 'till'] as const)('a %s needs its key, and without a configured key nobody gets in', async (access) => {
  const definition = endpoint({ ...base, access });
  const app = await serving(definition, () => 'in');
  const ask = (on: FastifyInstance, key?: string) =>
    on.inject({ url: '/api/test', headers: key === undefined ? {} : { [`x-${access}-key`]: key } });
  const name = `${access}Key` as const;
  expect((await ask(app)).statusCode).toBe(401);
  expect((await ask(app, 'wrong')).statusCode).toBe(401);
  expect((await ask(app, app.shop.config[name])).json()).toBe('in');
  const closed = await testApp({
    config: { ...app.shop.config, [name]: '' },
    extraRoutes: [(each) => serve(each, definition, () => 'in')],
  });
  expect((await ask(closed, '')).statusCode).toBe(401);
});

test('a limit counts over two apps on one database, by address, and says when to come back', async () => {
  const definition = endpoint({ ...base, rateLimit: { limit: 3, seconds: 60 } });
  let clock = now;
  const build = () => testApp({ clock: () => clock, extraRoutes: [(each) => serve(each, definition, () => 'in')] });
  const apps = [await build(), await build()];
  const ask = (index: number, remoteAddress = '192.0.2.1') => apps[index]!.inject({ url: '/api/test', remoteAddress });
  for (const index of [0, 1, 0]) expect((await ask(index)).statusCode).toBe(200);
  const refused = await ask(1);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([429, '60', 'too_many_requests']);
  expect((await ask(0, '192.0.2.2')).statusCode).toBe(200);
  clock = new Date(now.getTime() + 60_000);
  expect((await ask(1)).statusCode).toBe(200);
});

test('a whole IPv6 household is one caller, and a forwarded address counts only from a trusted proxy', async () => {
  const definition = endpoint({ ...base, rateLimit: { limit: 1, seconds: 60 } });
  const handled = { extraRoutes: [(each: FastifyInstance) => serve(each, definition, () => 'in')] };
  const app = await testApp(handled);
  const from = async (remoteAddress: string, forwarded?: string, on = app) =>
    (await on.inject({ url: '/api/test', remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).statusCode;
  expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2:ffff::9'), await from('2001:db8:1:3::1')]).toEqual([200, 429, 200]);
  expect([await from('192.0.2.1', '198.51.100.1'), await from('192.0.2.1', '198.51.100.2')]).toEqual([200, 429]);
  const behind = await testApp({ ...handled, config: { ...app.shop.config, trustedProxies: ['10.0.0.0/8'] } });
  expect([await from('10.1.1.1', '198.51.100.3', behind), await from('10.1.1.1', '198.51.100.4', behind)]).toEqual([200, 200]);
  expect(await from('10.1.1.1', 'not an address', behind)).toBe(200);
});

test('one state-changing call from another site is refused, one from our own pages is not', async () => {
  const app = await serving(endpoint({ ...base, method: 'POST' }), () => 'in');
  const from = async (headers: Record<string, string>) => (await app.inject({ method: 'POST', url: '/api/test', headers })).statusCode;
  expect(await from({})).toBe(200);
  expect(await from({ 'sec-fetch-site': 'same-origin', origin: app.shop.config.shopUrl })).toBe(200);
  expect(await from({ origin: 'http://localhost:80' })).toBe(200);
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(400);
  expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(400);
  expect(await from({ origin: 'https://evil.example' })).toBe(400);
  expect(await from({ origin: 'null' })).toBe(400);
  expect(await from({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
});

test('one who calls too often shuts out neither the sessions nor the baskets at the same address, and all of them together have a limit too', async () => {
  const { db } = await testDb();
  const definition = endpoint({ ...base, rateLimit: { limit: 2, seconds: 60 } });
  const app = await testApp({ extraRoutes: [(each: FastifyInstance) => serve(each, definition, () => 'in')] });
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/test', remoteAddress: '192.0.2.9', headers })).statusCode;
  const times = async (count: number, headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let each = 0; each < count; each += 1) statuses.push(await ask(headers));
    return statuses;
  };
  const basket = newToken();
  await db.insert(basketTable).values({
    id: randomUUID(),
    tokenHash: hashToken(basket),
    ...{ market: 'pl-PL', content: {} as never, createdAt: testNow, changedAt: testNow },
  });
  expect(await times(3)).toEqual([200, 200, 429]);
  expect(await times(3, { cookie: `basket=${basket}` })).toEqual([200, 200, 429]);
  const shopper = await signInAsShopper(db, { market: 'pl-PL', now: testNow });
  expect(await times(3, shopper)).toEqual([200, 200, 429]);
  // A cookie that somebody made up is nobody.
  expect(await times(1, { cookie: `basket=${newToken()}` })).toEqual([429]);
  const another = await signInAsShopper(db, { market: 'da-DK', now: testNow });
  expect(await times(1, another)).toEqual([429]);
});

test('a forwarded address without a configured proxy is said once, with what to set', async () => {
  const lines: string[] = [];
  const { config } = (await testApp()).shop;
  const logged = { config: { ...config, logLevel: 'warn' as const }, logStream: { write: (line: string) => void lines.push(line) } };
  const app = await testApp(logged);
  await app.inject('/api/f');
  expect(lines).toEqual([]);
  for (const address of ['198.51.100.1', '198.51.100.2']) await app.inject({ url: '/api/f', headers: { 'x-forwarded-for': address } });
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([expect.stringContaining('set TRUSTED_PROXIES to the proxy')]);
  const behind = await testApp({ ...logged, config: { ...logged.config, trustedProxies: ['10.0.0.0/8'] } });
  await behind.inject({ url: '/api/f', headers: { 'x-forwarded-for': '198.51.100.1' } });
  expect(lines).toHaveLength(1);
});
