import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { endpoint } from '@selvedge/contract/endpoint.ts';
import { listEndpoints } from '@selvedge/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { emptyTables, testDb } from './db/test-database.ts';
import { signInAsStaff } from './harness/sign-in-as.ts';
import { testApp, testNow } from './harness/test-app.ts';
import { createMetrics, startMetricsServer } from './http/metrics.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serve } from './http/serve.ts';
import { shutDown } from './http/shut-down.ts';

beforeEach(emptyTables);

const slow = endpoint({ method: 'GET', path: '/api/slow', summary: 'Slow.', access: 'public', response: z.string() });

/** A call that ends when the test says so. */
function gate() {
  let open = () => {};
  let entered = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const route = (app: FastifyInstance) =>
    serve(app, slow, async () => {
      entered();
      await opened;
      return 'finished';
    });
  return { open, arrived, route };
}

test('answers of every kind carry the same security headers and a request id', async () => {
  const { db } = await testDb();
  const app = await testApp({ extraRoutes: [(each) => void each.get('/file', async (_r, reply) => reply.type('text/css').send('a{}'))] });
  const staff = await signInAsStaff(db, { role: 'administrator', now: testNow });
  const { etag } = (await app.inject('/api/f')).headers;
  const kinds = [
    { url: '/api/f' },
    { url: '/api/f', headers: { 'if-none-match': etag as string } },
    { url: '/api/f', method: 'HEAD' as const },
    { url: '/api/studio/me', headers: staff },
    { url: '/api/studio/me' },
    { url: '/api/nothing' },
    { url: '/nothing' },
    { url: '/api/f', method: 'PUT' as const },
    { url: '/api/f/%ZZ/markets' },
    { url: '/file' },
    { url: '/healthz' },
    { url: '/readyz' },
    { url: '/openapi.json' },
    { url: '/api/docs' },
    { url: '/api/docs.css' },
  ];
  for (const kind of kinds) {
    const response = await app.inject(kind);
    expect(response.headers, `${kind.url} ${response.statusCode}`).toMatchObject(app.shop.securityHeaders);
    expect(response.headers['x-request-id'], kind.url).toMatch(/^[\w-]{36}$/);
  }
});

test('the policy lets in nothing inline and nobody else, and https is insisted on only in production over https', () => {
  const strict = securityHeaders({ shopUrl: 'https://shop.example', isProduction: true, dev: true });
  expect(strict['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(strict['content-security-policy']).not.toContain('unsafe');
  expect(strict['strict-transport-security']).toContain('max-age=');
  const local = securityHeaders({ shopUrl: 'http://localhost:3000', isProduction: false });
  expect(local['content-security-policy']).not.toContain('unsafe');
  expect(local['strict-transport-security']).toBeUndefined();
  expect(securityHeaders({ shopUrl: 'http://localhost:3000', isProduction: false, dev: true })['content-security-policy']).toContain('ws:');
});

test('a request id is taken from a trusted proxy only, and only if it is one', async () => {
  const app = await testApp();
  const behind = await testApp({ config: { ...app.shop.config, trustedProxies: ['127.0.0.1'] } });
  const ask = async (on: FastifyInstance, id: string) =>
    (await on.inject({ url: '/healthz', remoteAddress: '127.0.0.1', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await ask(app, 'abcdefgh')).not.toBe('abcdefgh');
  expect(await ask(behind, 'abcdefgh')).toBe('abcdefgh');
  expect(await ask(behind, 'bad id\\n{}')).not.toContain('bad');
});

test('logs hold no token, cookie, key or e-mail address', async () => {
  const lines: string[] = [];
  const { config } = (await testApp()).shop;
  const app = await testApp({ config: { ...config, logLevel: 'info' }, logStream: { write: (line) => lines.push(line) } });
  app.log.warn(
    { headers: { authorization: 'Bearer sesame', cookie: 'a=sesame' }, email: 'ada@example.com', user: { password: 'sesame' } },
    'x',
  );
  await app.inject({
    url: '/api/contact/ada%40example.com/x?accessToken=sesame&apiKey=sesame&token=sesame&email=ada@example.com&size=3',
    headers: { authorization: 'Bearer sesame', cookie: 'selvedge_staff=sesame' },
  });
  const text = lines.join('');
  expect(text).toContain('"route":"/api/*"');
  expect(text).not.toMatch(/sesame|ada/);
});

test('a failed query is logged without its values', async () => {
  const lines: string[] = [];
  const { config } = (await testApp()).shop;
  const bug = endpoint({ ...slow, path: '/api/bug' });
  const app = await testApp({
    config: { ...config, logLevel: 'error' },
    logStream: { write: (line) => lines.push(line) },
    extraRoutes: [
      (each) =>
        serve(each, bug, async (ctx) => {
          const { sql } = await import('drizzle-orm');
          await ctx.db.execute(sql`select no_such_column from staff where email = ${'ada@example.com'} and name = ${'Lovelace'}`);
          return '';
        }),
    ],
  });
  expect((await app.inject('/api/bug')).statusCode).toBe(500);
  expect(lines.join('')).toContain('no_such_column');
  expect(lines.join('')).not.toMatch(/ada@|Lovelace/);
});

test('too many requests at once are turned away quickly; health is still told', async () => {
  const { open, arrived, route } = gate();
  const app = await testApp({ pressure: { maxInFlight: 1 }, extraRoutes: [route] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const first = fetch(`${app.listeningOrigin}/api/slow`);
  await arrived;
  const refused = await fetch(`${app.listeningOrigin}/api/f`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${app.listeningOrigin}/healthz`)).status).toBe(200);
  open();
  expect((await first).status).toBe(200);
  await app.close();
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
])('shutting down on %s (%s) says so first, finishes what is in flight, takes nothing new and runs every step', async (host, at) => {
  const { open, arrived, route } = gate();
  const app = await testApp({ extraRoutes: [route] });
  await app.listen({ port: 0, host });
  const origin = `http://${at}:${(app.server.address() as { port: number }).port}`;
  const inFlight = fetch(`${origin}/api/slow`);
  await arrived;
  const ran: string[] = [];
  const failing = () => Promise.reject(new Error('already closed'));
  const stopped = shutDown(app, { drainMs: 50, steps: [failing, async () => ran.push('pool')] });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  open();
  const finished = await inFlight;
  expect([finished.status, await finished.json()]).toEqual([200, 'finished']);
  await stopped;
  expect(ran).toEqual(['pool']);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

test('a call that never ends does not keep the shop from stopping', async () => {
  const { arrived, route } = gate();
  const app = await testApp({ extraRoutes: [route] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const cut = fetch(`${app.listeningOrigin}/api/slow`).catch((error) => error);
  await arrived;
  await shutDown(app, { graceMs: 50 });
  expect(await cut).toBeInstanceOf(TypeError);
});

test('what is answered early never reaches the routes', async () => {
  const app = await testApp({
    answerEarly: (request, response) => {
      if (request.url !== '/kept') return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('kept');
      return true;
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(`${app.listeningOrigin}/kept`)).text()).toBe('kept');
  expect((await fetch(`${app.listeningOrigin}/healthz`)).status).toBe(200);
  await app.close();
});

test('a shop that stops keeps no connection, neither of a page that is kept nor of a call', async () => {
  const app = await testApp({
    answerEarly: (request, response) => {
      if (request.url !== '/kept') return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('kept');
      return true;
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connectionOf = async (path: string) => (await fetch(app.listeningOrigin + path)).headers.get('connection');
  const ask = () => Promise.all(['/kept', '/healthz', '/api/f/de-DE/markets', '/readyz'].map(connectionOf));
  expect(await ask()).toEqual(['keep-alive', 'keep-alive', 'keep-alive', 'keep-alive']);
  app.shop.isStopping = true;
  expect(await ask()).toEqual(['close', 'close', 'close', 'close']);
  await app.close();
});

test('metrics are told by route on a port of their own, not by the shop', async () => {
  const metrics = createMetrics();
  const app = await testApp({ metrics });
  await app.inject('/api/f/de-DE/markets');
  const server = await startMetricsServer({ metrics, port: 0, host: '127.0.0.1' });
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/f/:market/markets",status="200"} 1');
  expect(text).toContain('process_cpu_user_seconds_total');
  for (const figure of ['p50', 'p99', 'max']) expect(text).toContain(`nodejs_eventloop_lag_${figure}_seconds`);
  expect(await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).json()).toMatchObject({ status: 'up' });
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await server.close();
});

test('a caller that stops halfway through its body does no harm', async () => {
  const app = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(app.listeningOrigin);
  const headers = { 'content-type': 'application/json', 'content-length': '100' };
  const half = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/studio/sign-in', headers });
  half.on('error', () => {});
  half.write('{"email"');
  await once(app.server, 'request');
  half.destroy();
  expect((await fetch(`${app.listeningOrigin}/healthz`)).status).toBe(200);
  await app.close();
});

test('callers who go away are not counted as in flight for ever', async () => {
  const { arrived, open, route } = gate();
  const app = await testApp({ extraRoutes: [route], pressure: { maxInFlight: 1 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const left = fetch(`${app.listeningOrigin}/api/slow`, { signal: leaving.signal }).catch(() => 'left');
  await arrived;
  leaving.abort();
  expect(await left).toBe('left');
  await vi.waitFor(async () => expect((await fetch(`${app.listeningOrigin}/api/f`)).status).toBe(200));
  open();
  await app.close();
});

test('the API page shows every call and needs nothing that the policy forbids', async () => {
  const app = await testApp();
  const page = (await app.inject('/api/docs')).body;
  for (const { definition } of listEndpoints()) expect(page).toContain(`<code>${definition.path}</code>`);
  expect(page).not.toMatch(/<script|<style| style=|https?:\/\/(?!localhost)/);
  expect((await app.inject('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await app.inject('/openapi.json')).json().openapi).toBe('3.1.0');
});
