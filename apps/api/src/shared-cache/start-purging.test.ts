import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { bumpRevision } from '../revision/revision.ts';
import { startPurging } from './start-purging.ts';
import { keysOfPast } from './surrogate-keys.ts';

const closing: (() => unknown)[] = [];
const warnings: string[] = [];
const log = { warn: (_: object, message: string) => void warnings.push(message), error() {} } as never;

beforeEach(emptyTables);
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  warnings.length = 0;
});

/** A cache that answers what it is told to, and remembers what it heard. */
async function openCache(statuses: number[] = []) {
  const heard: { keys: string[]; asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'> }[] = [];
  const server = createServer((asked, answer) => {
    const status = statuses.shift() ?? 200;
    if (status === 200) heard.push({ keys: String(asked.headers['surrogate-key']).split(' '), asked });
    answer.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/service/abc/purge` };
}

async function start(urls: string[], delaysMs: number[] = [0]) {
  const { db, pool } = await testDb();
  const caches = urls.map((url) => ({ url, key: 'a-token' }));
  const purging = await startPurging({ db, pool, caches, log, pollMs: 50, delaysMs });
  closing.push(() => purging.stop());
  return { db };
}

const keysOf = ({ heard }: Awaited<ReturnType<typeof openCache>>) => heard.map(({ keys }) => keys.join(' '));
const soon = { timeout: 10_000 };

test('every cache is told to forget everything first, and then what each change has made old', async () => {
  const [one, two] = [await openCache(), await openCache()];
  const { db } = await start([one.url, two.url]);
  await expect.poll(() => keysOf(one), soon).toEqual(['pages']);
  await bumpRevision(db, 'content');
  await expect.poll(() => keysOf(one), soon).toEqual(['pages', 'content-0']);
  await bumpRevision(db, 'catalogue');
  for (const each of [one, two]) await expect.poll(() => keysOf(each), soon).toEqual(['pages', 'content-0', 'catalogue-0']);
  const { method, url, headers } = one.heard[0]!.asked;
  expect([method, url]).toEqual(['POST', '/service/abc/purge']);
  expect(headers).toMatchObject({ 'fastly-soft-purge': '1', 'fastly-key': 'a-token' });
});

test('it is told again, because a process that was late may have put an old page back', async () => {
  const cache = await openCache();
  await start([cache.url], [0, 30, 60]);
  await expect.poll(() => keysOf(cache), soon).toEqual(['pages', 'pages', 'pages']);
});

test('a cache that is away hears all of it once it is back, and the log says so once', async () => {
  const cache = await openCache([503, 503]);
  const { db } = await start([cache.url]);
  await bumpRevision(db, 'content');
  await expect.poll(() => keysOf(cache).join(' '), soon).toContain('content-0');
  expect(keysOf(cache).join(' ')).toContain('pages');
  expect(warnings).toHaveLength(1);
});

test.each([
  ['content', { from: '7', to: '7' }, []],
  ['content', { from: '7', to: '9' }, ['content-7', 'content-8']],
  ['catalogue', { from: '1', to: '2' }, ['catalogue-1']],
  ['content', { from: '9', to: '7' }, ['pages']],
  ['content', { from: '0', to: '1000' }, ['pages']],
  ['catalogue', { from: '0', to: '1000' }, ['goods']],
] as const)('%s %o: %j', (name, moved, keys) => {
  expect(keysOfPast(name, moved)).toEqual(keys);
});
