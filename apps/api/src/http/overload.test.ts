import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Endpoint, endpoint } from '@selvedge/contract/endpoint.ts';
import { type Worth, worths } from '@selvedge/contract/worth.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../harness/test-app.ts';
import { limitInFlight } from './limit-in-flight.ts';
import { serve } from './serve.ts';

let app: FastifyInstance | undefined;

afterEach(async () => {
  for (const server of app?.shop.servers ?? []) server.closeAllConnections();
  await app?.close();
});

const slow = endpoint({ method: 'GET', path: '/api/slow', summary: 'Slow.', access: 'public', response: z.string() });

/** Calls that stay open until the test lets them end. */
function heldRoute(path: Endpoint['path'] = slow.path) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = 0;
  const route = (each: FastifyInstance) =>
    serve(each, { ...slow, path }, async () => {
      arrived += 1;
      await released;
      return 'finished';
    });
  return { route, release, arrived: () => arrived };
}

async function listen(deps: Parameters<typeof testApp>[0]): Promise<string> {
  app = await testApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 1_024 });
  return app.listeningOrigin;
}

test('five times as many requests as the limit of their worth: those within it are answered, the others hear 503 and when to come back, no connection is reset, health is told', async () => {
  const { route, release, arrived } = heldRoute();
  const origin = await listen({ pressure: { maxInFlight: 100 }, extraRoutes: [route] });
  const calls = Array.from({ length: 200 }, () => fetch(`${origin}/api/slow`).catch((error: Error) => error));
  while (arrived() < 40) await sleep(5);
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'up' });
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  // Those that are refused answer while the others are still open.
  const refused = await Promise.all((await firstSettled(calls, 160)).map(readAnswer));
  expect(refused.filter((each) => each !== '503 5 unavailable')).toEqual([]);
  release();
  const all = await Promise.all((await Promise.all(calls)).map((each) => (each instanceof Error ? each.message : String(each.status))));
  expect([200, 503].map((status) => all.filter((each) => each === String(status)).length)).toEqual([40, 160]);
  // Nothing is left behind in the count.
  expect((await fetch(`${origin}/api/f`)).status).toBe(200);
});

test('work that is done in one go is limited too: what arrived with it is refused at once, and health does not wait for all of it', async () => {
  const done: string[] = [];
  const render = endpoint({ ...slow, path: '/api/render' });
  const route = (each: FastifyInstance) =>
    serve(each, render, async () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
      done.push('rendered');
      return 'finished';
    });
  const origin = await listen({ pressure: { maxInFlight: 20 }, extraRoutes: [route] });
  const calls = Array.from({ length: 120 }, () => fetch(`${origin}/api/render`).then(({ status }) => status));
  const health = fetch(`${origin}/healthz`).then(({ status }) => done.push(`healthy ${status}`));
  const statuses = await Promise.all(calls);
  await health;
  expect(done.indexOf('healthy 200')).toBeLessThan(done.length - 1);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(40);
  expect(statuses.filter((status) => status === 200).length).toBe(done.length - 1);
});

test('a page above the limit is refused in the words of its market, and callers who left are not counted for ever', async () => {
  const { route, arrived } = heldRoute();
  const origin = await listen({ pressure: { maxInFlight: 1 }, extraRoutes: [route] });
  const leaving = new AbortController();
  const left = fetch(`${origin}/api/slow`, { signal: leaving.signal }).catch(() => 'left');
  while (arrived() < 1) await sleep(5);
  const page = await fetch(`${origin}/ar-AE/women`);
  expect([page.status, page.headers.get('retry-after'), page.headers.get('content-type')]).toEqual([503, '5', 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toMatch(/<html lang="ar-AE" dir="rtl">.*<h1>.+<\/h1><p>.+<\/p>/);
  leaving.abort();
  expect(await left).toBe('left');
  while ((await fetch(`${origin}/api/f`)).status !== 200) await sleep(5);
});

test('a shop that fills up refuses what is worth least first and a purchase last; pages from memory and health never', async () => {
  const [listing, account, checkout] = [heldRoute('/de-DE/women'), heldRoute('/de-DE/account'), heldRoute('/de-DE/checkout/summary')];
  const origin = await listen({
    pressure: { maxInFlight: 20 },
    extraRoutes: [listing.route, account.route, checkout.route],
    answerEarly: ({ url }, response) => url === '/de-DE' && response.end('kept') === response,
  });
  const statusOf = (path: string, init?: RequestInit) => fetch(origin + path, init).then(({ status }) => status);
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const look = async () => ({
    extra: await statusOf('/api/recommendation/de-DE/recommendations', json),
    browse: await statusOf('/api/catalog/de-DE/facets'),
    account: await statusOf('/api/order/de-DE/basket/note', { ...json, method: 'PUT', body: '{"note":"."}' }),
    purchase: await statusOf('/api/order/de-DE/basket'),
    kept: await statusOf('/de-DE'),
    health: await statusOf('/healthz'),
  });
  const isRefused = async () => {
    const entries = Object.entries(await look());
    return entries.filter(([, status]) => status === 503).map(([worth]) => worth);
  };
  const held: Promise<number>[] = [];
  const fill = async (path: string, route: ReturnType<typeof heldRoute>, to: number) => {
    held.push(...Array.from({ length: 30 }, () => statusOf(path)));
    while (route.arrived() < to) await sleep(5);
  };
  expect(await isRefused()).toEqual([]);
  await fill('/de-DE/women', listing, 14);
  expect(await isRefused()).toEqual(['extra', 'browse']);
  await fill('/de-DE/account', account, 3);
  expect(await isRefused()).toEqual(['extra', 'browse', 'account']);
  await fill('/de-DE/checkout/summary', checkout, 3);
  expect(await isRefused()).toEqual(['extra', 'browse', 'account', 'purchase']);
  for (const { release } of [listing, account, checkout]) release();
  const answered = (await Promise.all(held)).filter((status) => status === 200);
  expect(answered).toHaveLength(20);
  expect(await isRefused()).toEqual([]);
});

test.each([
  ['quick', 0, []],
  ['late', 450, ['extra']],
  ['later', 720, ['extra', 'browse']],
  ['nearly standing', 900, ['extra', 'browse', 'account']],
  ['standing', 1_100, ['extra', 'browse', 'account', 'purchase']],
] as const)('an event loop that is %s refuses what is not worth waiting for', async (_, lateMs, refused) => {
  const { shop } = await testApp();
  const worthOf = (_method: string, url: string) => url.slice(1) as Worth;
  const { metrics, content } = shop;
  const admit = limitInFlight({ maxInFlight: 20, maxDelayMs: 1_000, lateMs: () => lateMs, worthOf, metrics, headers: {}, content });
  const server = createServer((request, response) => void (admit(request, response) && response.end('answered')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statuses = await Promise.all(worths.map(async (worth) => [worth, (await fetch(`${origin}/${worth}`)).status] as const));
  server.close();
  expect(statuses.filter(([, status]) => status === 503).map(([worth]) => worth)).toEqual([...refused]);
});

test.each([
  ['headers', { headersTimeout: 200, requestTimeout: 5_000 }, 'GET /api/f HTTP/1.1\r\nhost: x\r\nx-slow: '],
  [
    'a body',
    { headersTimeout: 200, requestTimeout: 400 },
    'POST /api/catalog/de-DE/search HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":',
  ],
])('whoever sends %s without end is told 408 at the limit, and the connection ends', async (_, limits, beginning) => {
  const origin = await listen({ timeouts: { ...limits, connectionsCheckingInterval: 50 } });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const answer = readAll(socket);
  socket.write(beginning);
  // One character at a time, always in time for any limit on silence.
  const dripping = setInterval(() => socket.writable && socket.write('1'), 40);
  const text = await answer;
  clearInterval(dripping);
  expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(text.toLowerCase()).toContain('connection: close');
});

test('a task that holds the event loop is named in the log by the route that did it', async () => {
  const lines: string[] = [];
  const hold = endpoint({ ...slow, path: '/api/hold/:id' });
  const route = (each: FastifyInstance) =>
    serve(each, hold, async () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
      return 'finished';
    });
  const { config } = (await testApp()).shop;
  const origin = await listen({
    extraRoutes: [route],
    pressure: { stallMs: 300 },
    config: { ...config, logLevel: 'warn' },
    logStream: { write: (line) => void lines.push(line) },
  });
  await sleep(100);
  expect((await fetch(`${origin}/api/hold/basket-4711`)).status).toBe(200);
  while (!lines.some((each) => each.includes('/api/hold'))) await sleep(50);
  const line = JSON.parse(lines.find((each) => each.includes('/api/hold'))!);
  expect(line).toMatchObject({ msg: 'the event loop stood still', routes: ['GET /api/hold/:id'] });
  expect(lines.join()).not.toContain('4711');
});

type Answer = Response | Error;

/** The first answers to come, as many as are asked for. */
function firstSettled(calls: readonly Promise<Answer>[], count: number): Promise<Answer[]> {
  const settled: Answer[] = [];
  return new Promise((resolve) => {
    for (const call of calls)
      void call.then((answer) => {
        settled.push(answer);
        if (settled.length === count) resolve([...settled]);
      });
  });
}

async function readAnswer(answer: Answer): Promise<string> {
  if (answer instanceof Error) return answer.message;
  const { code } = (await answer.clone().json()) as { code?: string };
  return `${answer.status} ${answer.headers.get('retry-after')} ${code}`;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += data)).on('error', () => {});
  await once(socket, 'close');
  return text;
}
