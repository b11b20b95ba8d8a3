import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import { openS3Server } from './s3-server.fixture.ts';
import { type S3Settings, s3Storage } from './s3-storage.ts';
import type { StoragePort } from './storage-port.ts';

let folder = '';
let s3: Awaited<ReturnType<typeof openS3Server>>;
const servers: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-storage-'));
  s3 = await openS3Server(join(folder, 's3'));
});
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const kinds: [string, () => StoragePort][] = [
  ['a folder', () => folderStorage(join(folder, 'objects'))],
  ['a bucket', () => s3Storage(s3.settings)],
];
async function namesIn(storage: StoragePort, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, bytes } of storage.list(prefix)) names.push(`${name} ${bytes}`);
  return names.sort();
}

describe.each(kinds)('in %s', (_, open) => {
  test('what was put is there, whole and in part, until it is removed', async () => {
    const storage = open();
    const bytes = Buffer.from('a coat of indigo');
    await storage.put('library/ab/coat-1', bytes);
    expect(await storage.get('library/ab/coat-1')).toEqual(bytes);
    expect((await buffer((await storage.stream('library/ab/coat-1', { start: 2, end: 5 }))!)).toString()).toBe('coat');
    expect((await buffer((await storage.stream('library/ab/coat-1'))!)).equals(bytes)).toBe(true);
    expect(await storage.head('library/ab/coat-1')).toMatchObject({ bytes: bytes.length });
    await storage.put('library/ab/coat-1', Buffer.from('another'));
    expect((await storage.get('library/ab/coat-1'))!.toString()).toBe('another');
    await storage.remove('library/ab/coat-1');
    expect(await storage.get('library/ab/coat-1')).toBeUndefined();
    storage.close();
  });

  test('what is not there is not there, and can be removed', async () => {
    const storage = open();
    expect(await storage.get('library/none')).toBeUndefined();
    expect(await storage.head('library/none')).toBeUndefined();
    expect(await storage.stream('library/none')).toBeUndefined();
    await storage.remove('library/none');
    expect(await namesIn(storage, 'nowhere/')).toEqual([]);
    storage.close();
  });

  test('objects are listed by the beginning of their names', async () => {
    const storage = open();
    for (const name of ['made/aa/1', 'made/aa/2.webp', 'made/ab/3', 'crops/aa/4']) await storage.put(name, Buffer.from(name));
    expect(await namesIn(storage, 'made/')).toEqual(['made/aa/1 9', 'made/aa/2.webp 14', 'made/ab/3 9']);
    expect(await namesIn(storage, 'made/aa/2')).toEqual(['made/aa/2.webp 14']);
    storage.close();
  });

  test.each(['../elsewhere', 'a/../../b', '/etc/passwd', 'a//b', 'a/', '', '.drafts/1', 'a\u0000b'])(
    'a name that could lead elsewhere is refused: %j',
    async (name) => {
      const storage = open();
      await expect((async () => storage.put(name, Buffer.from('x')))()).rejects.toThrow('no name of an object');
      await expect((async () => storage.get(name))()).rejects.toThrow('no name of an object');
      storage.close();
    },
  );
});

test('a file is never there in part: nothing is left of a draft', async () => {
  const storage = folderStorage(join(folder, 'drafts'));
  await Promise.all(Array.from({ length: 20 }, (_, n) => storage.put('same', Buffer.alloc(100_000, n))));
  const kept = (await storage.get('same'))!;
  expect(kept.every((byte) => byte === kept[0])).toBe(true);
  expect(await readdir(join(folder, 'drafts', '.drafts'))).toEqual([]);
});

test('two shops in one bucket see nothing of each other', async () => {
  const [mine, other] = [s3Storage(s3.settings), s3Storage({ ...s3.settings, prefix: 'two/' })];
  await mine.put('library/mine', Buffer.from('x'));
  expect(await other.get('library/mine')).toBeUndefined();
  expect(await namesIn(other, 'library/')).toEqual([]);
});

test('a long list comes page by page', async () => {
  const entry = (name: string) =>
    `<Contents><Key>one/${name}</Key><Size>1</Size><LastModified>2026-11-18T10:00:00.000Z</LastModified></Contents>`;
  const asked: (string | null)[] = [];
  // The small server fails at the end of its first page.
  const endpoint = await listen(({ url = '' }, outgoing) => {
    const after = new URLSearchParams(url.split('?')[1]).get('start-after');
    asked.push(after);
    const page = after
      ? `<IsTruncated>false</IsTruncated>${entry('x/3')}`
      : `<IsTruncated>true</IsTruncated>${entry('x/1')}${entry('x/2')}`;
    outgoing.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><ListBucketResult>${page}</ListBucketResult>`);
  });
  expect(await namesIn(s3Storage({ ...s3.settings, endpoint, listAtOnce: 2 }), 'x/')).toEqual(['x/1 1', 'x/2 1', 'x/3 1']);
  expect(asked).toEqual([null, 'one/x/2']);
});

test('the shop does not start with a wrong key, a bucket or a folder that is not there, or a server that is away', async () => {
  const wrong: [Partial<S3Settings>, RegExp][] = [
    [{ keys: { accessKeyId: 'S3RVER', secretAccessKey: 'guessed' } }, /refuses the keys \(403\)/],
    [{ bucket: 'nowhere' }, /NoSuchBucket/],
    [{ endpoint: 'http://127.0.0.1:9', timeoutMs: 2_000 }, /STORAGE_URL can't be used: \w+/],
  ];
  for (const [change, reason] of wrong) await expect(openStorage({ s3: { ...s3.settings, ...change } })).rejects.toThrow(reason);
  await expect(openStorage({ folder: join(folder, 'not-mounted') })).rejects.toThrow('ENOENT');
  expect(await openStorage(undefined)).toBeUndefined();
  (await openStorage({ s3: s3.settings }))!.close();
});

test('a server that fails is asked again, with the same name and the same bytes', async () => {
  const asked: string[] = [];
  const endpoint = await listen((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url?.split('?')[0]}`);
    if (asked.length < 3) return void outgoing.writeHead(503).end();
    const { port } = new URL(s3.settings.endpoint!);
    const passed = request({ port, host: '127.0.0.1', method: incoming.method!, path: incoming.url!, headers: incoming.headers });
    passed.on('response', (answer) => answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)));
    incoming.pipe(passed);
  });
  const storage = s3Storage({ ...s3.settings, endpoint });
  await storage.put('library/again', Buffer.from('once'));
  expect(asked).toEqual(Array(3).fill('PUT /shop/one/library/again'));
  expect((await s3Storage(s3.settings).get('library/again'))!.toString()).toBe('once');
});

test('a server that goes silent half-way holds nobody for ever', async () => {
  const endpoint = await listen((_, outgoing) => void outgoing.writeHead(200, { 'content-length': 100 }).write('the beginning'));
  await expect(s3Storage({ ...s3.settings, endpoint, timeoutMs: 300 }).get('library/slow')).rejects.toThrow();
});

async function listen(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer as never);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
