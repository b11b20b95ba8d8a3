import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { endpoint } from '@selvedge/contract/endpoint.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp } from '../harness/test-app.ts';
import { serve } from './serve.ts';

const post = endpoint({
  method: 'POST',
  path: '/api/test',
  summary: 'A test.',
  access: 'public',
  body: z.unknown(),
  response: z.unknown(),
});
const broken = endpoint({ method: 'GET', path: '/api/broken', summary: 'A bug.', access: 'public', response: z.unknown() });
const full = endpoint({ method: 'GET', path: '/api/full', summary: 'No room.', access: 'public', response: z.unknown() });
const extraRoutes = [
  (app: FastifyInstance) => {
    serve(app, post, (_ctx, { body }) => ({ body }));
    serve(app, broken, () => {
      throw new Error('the secret is 42');
    });
    serve(app, full, () => writeFile('/dev/full', 'a picture'));
    app.get('/page', async () => {
      throw new ShopError('not_found');
    });
  },
];

let app: FastifyInstance;
beforeEach(async () => {
  await emptyTables();
  app = await testApp({ extraRoutes });
});
afterEach(() => app.close());

const send = (payload: string | undefined, type: string | undefined) =>
  app.inject({
    method: 'POST',
    url: '/api/test',
    ...(payload !== undefined && { payload }),
    headers: type === undefined ? {} : { 'content-type': type },
  });

/** Writes bytes to a listening server and answers everything that came back. */
async function raw(text: string): Promise<string> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

test.each(['application/json', 'application/json-patch+json', 'application/vnd.shop+json; charset=utf-8', 'APPLICATION/JSON'])(
  '%s is read as JSON (API-003, API-004)',
  async (type) => {
    expect((await send('[{"op":"add"}]', type)).json()).toEqual({ body: [{ op: 'add' }] });
  },
);

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonx',
  'json',
])('the content type %s is 415', async (type) => {
  const response = await send('{}', type);
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
});

test('a body without a content type is 415', async () => {
  expect(await raw('POST /api/test HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}')).toContain('HTTP/1.1 415');
});

test.each(['{', '{"a":}', 'nul', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '['.repeat(2_000)])(
  'the body %s is 400',
  async (payload) => {
    const response = await send(payload, 'application/json');
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  },
);

test.each(['{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"\\u0000":1}', '['.repeat(200) + ']'.repeat(200)])(
  'the body %s, which the database could not keep, is 400',
  async (payload) => {
    expect((await send(payload, 'application/json')).statusCode).toBe(400);
  },
);

test('a body above one megabyte is 413', async () => {
  const response = await send(JSON.stringify('x'.repeat(1024 * 1024)), 'application/json');
  expect([response.statusCode, response.json().code]).toEqual([413, 'body_too_large']);
});

test('a header above 16 KB is 431 with the headers of every answer', async () => {
  const answer = await raw(`GET /api/f HTTP/1.1\r\nhost: x\r\nx-big: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toContain('HTTP/1.1 431');
  expect(answer).toContain('headers_too_large');
  expect(answer).toContain("content-security-policy: default-src 'none'");
});

test.skipIf(process.platform !== 'linux')('what finds no room on the disk is 503, to be tried again', async () => {
  const response = await app.inject('/api/full');
  expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});

test('what is not HTTP is 400 and the server stays up', async () => {
  expect(await raw('hello\r\n\r\n')).toContain('HTTP/1.1 400');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test.each([
  ['/api/f/xx-XX/markets', 404, 'market_not_found'],
  ['/api/nothing', 404, 'not_found'],
  ['/api', 404, 'not_found'],
  ['/api/../../etc/passwd', 404, 'not_found'],
  ['/api/f/..%2f..%2fetc%2fpasswd/markets', 404, 'market_not_found'],
  ['/api/f/%2e%2e%2fetc/markets', 404, 'market_not_found'],
  ['/api/f/%ZZ/markets', 400, 'invalid_request'],
  ['/api/f/%00/markets', 400, 'invalid_request'],
  ['/api/f/de-DE/terms-and-conditions?slug=%00', 400, 'invalid_request'],
  ['/api/f/de-DE/terms-and-conditions?slug=a&slug=b', 400, 'invalid_request'],
  [`/api/f/de-DE/terms-and-conditions?slug=${'a'.repeat(101)}`, 400, 'invalid_request'],
  [`/api/f/${'a'.repeat(600)}/markets`, 400, 'invalid_request'],
])('%s is %i %s', async (url, status, code) => {
  const response = await app.inject(url);
  expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ code, requestId: expect.any(String) })]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a malformed query is read as far as it goes', async () => {
  expect((await app.inject('/api/f/de-DE/markets?%ZZ=%&&=&a[b]=c')).statusCode).toBe(200);
});

test('a wrong method is 405 and names the right ones', async () => {
  const response = await app.inject({ method: 'DELETE', url: '/api/studio/flags' });
  expect([response.statusCode, response.headers.allow, response.json().code]).toEqual([405, 'GET, HEAD, PUT', 'method_not_allowed']);
});

test('an unknown call is no page, though pages catch every other path', async () => {
  const paged = await testApp({ extraRoutes: [(each) => void each.get('/*', async () => 'a page')] });
  expect((await paged.inject('/de-DE')).body).toBe('a page');
  for (const url of ['/api', '/api/', '/api/nothing', '/api/f/de-DE/nothing', '/api/..%2fx'])
    expect((await paged.inject(url)).json().code, url).toBe('not_found');
  expect((await paged.inject('/api/studio/sign-in')).statusCode).toBe(405);
  const posted = await paged.inject({ method: 'POST', url: '/api/nothing', payload: '{', headers: { 'content-type': 'text/plain' } });
  expect(posted.statusCode).toBe(404);
});

test('a bug answers 500 with a number to quote and nothing else, and is logged under that number', async () => {
  const lines: string[] = [];
  const logged = await testApp({
    extraRoutes,
    config: { ...app.shop.config, logLevel: 'error' },
    logStream: { write: (line) => lines.push(line) },
  });
  const response = await logged.inject('/api/broken');
  const { requestId, ...rest } = response.json();
  expect([response.statusCode, rest]).toEqual([500, { code: 'unexpected', errors: {} }]);
  expect(response.body).not.toContain('secret');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ reqId: requestId, err: { message: 'the secret is 42' } }]);
});

test('a page that is refused is rendered as a page, an API call as JSON', async () => {
  const paged = await testApp({ extraRoutes, renderError: (_request, status) => `<h1>${status}</h1>` });
  const page = await paged.inject('/page');
  expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([404, 'text/html; charset=utf-8', '<h1>404</h1>']);
  expect((await paged.inject('/nowhere')).body).toBe('<h1>404</h1>');
  expect((await paged.inject('/api/nowhere')).json().code).toBe('not_found');
});

test('an error page that fails itself still answers', async () => {
  const failing = await testApp({
    extraRoutes,
    renderError: () => {
      throw new Error('no template');
    },
  });
  const response = await failing.inject('/page');
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});

test('while the database is away personal calls answer 503, shared ones still work, and all is well when it is back', async () => {
  const { url } = await testDb();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const away = await testApp({ db: drizzle(pool), pool });
  const me = () => away.inject({ url: '/api/studio/me', headers: { cookie: 'selvedge_staff=x' } });
  expect((await me()).statusCode).toBe(401);
  expect((await away.inject('/readyz')).statusCode).toBe(200);
  const { host, port } = pool.options;
  Object.assign(pool.options, { connectionString: undefined, host: '127.0.0.1', port: 1 });
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  const refused = await me();
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  expect((await away.inject('/readyz')).statusCode).toBe(503);
  expect((await away.inject('/healthz')).statusCode).toBe(200);
  expect((await away.inject('/api/f')).statusCode).toBe(200);
  Object.assign(pool.options, { connectionString: url, host, port });
  expect((await me()).statusCode).toBe(401);
  expect((await away.inject('/readyz')).statusCode).toBe(200);
  await pool.end();
});
