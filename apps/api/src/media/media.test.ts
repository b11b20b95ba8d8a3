import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderStorage } from '../storage/folder-storage.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import type { PictureSource } from './database-pictures.ts';
import { namePictures, type Recipe } from './name-pictures.ts';
import { openPictures, type PictureService } from './open-pictures.ts';
import { mediaRoutes } from './routes.ts';
import { sharedPictures } from './shared-pictures.ts';

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const formats = ['front', 'back'];
const composer = new URL('./test-composer.ts', import.meta.url).href;
let folder = '';
let tally = '';
let apps: FastifyInstance[] = [];
const rows = new Map<string, Recipe | string>();
const warnings: string[] = [];

const source: PictureSource = {
  async find(key, index) {
    const [row, format] = [rows.get(key), formats[index]];
    if (row === undefined || format === undefined) return undefined;
    return { format, material: typeof row === 'string' ? { file: row } : { recipe: row, format } };
  },
};

type Settings = Partial<Parameters<typeof openPictures>[0]>;

function open(settings: Settings = {}): { app: FastifyInstance; pictures: PictureService } {
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const originals = join(folder, 'originals');
  const cache = { folder: join(folder, 'kept'), maxDiskBytes: 50_000_000 };
  const pictures = openPictures({ source, composer, originals, log, workers: 1, quietMs: 1, hasTime: () => true, ...cache, ...settings });
  const app = Fastify();
  mediaRoutes(app, pictures);
  apps.push(app);
  return { app, pictures };
}

function add(recipe: Recipe = {}): string {
  const whole = { tally, ...recipe };
  const { key } = namePictures({ recipe: whole, formats, version: '1' });
  rows.set(key, whole);
  return `/img/${key}`;
}

const renders = (): number => readFileSync(tally, 'utf8').split('\n').length - 1;
const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const keptFiles = (): string[] =>
  readdirSync(join(folder, 'kept'), { recursive: true, withFileTypes: true }).flatMap((each) =>
    each.isFile() ? [join(each.parentPath, each.name)] : [],
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-pictures-'));
  tally = join(folder, 'tally');
  writeFileSync(tally, '');
  rows.clear();
  warnings.length = 0;
});
afterEach(async () => {
  for (const app of apps) await app.close();
  apps = [];
  rmSync(folder, { recursive: true, force: true });
});

describe('a picture', () => {
  test.each([
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['avif', 'image/avif', 'heif'],
  ])('is what its address says it is: %s', async (ending, type, decoded) => {
    const answer = await get(open().app, `${add()}/0-front.w160.${ending}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: decoded, width: 160, height: 213 });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // For mails that are read in a browser.
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('is a JPEG at the address that the template alone gives', async () => {
    const answer = await get(open().app, `${add()}/1-back`, { accept: chromium });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 960 });
    expect(answer.headers.vary).toBeUndefined();
  });

  test('has another address as soon as it would look different', () => {
    const of = (recipe: Recipe, version = '1') => namePictures({ recipe, formats, version }).images.urlTemplate;
    const addresses = [of({ a: 1, b: 2 }), of({ a: 1, b: 3 }), of({ a: 1, b: 2 }, '2')];
    expect(new Set(addresses).size).toBe(3);
    expect(of({ b: 2, a: 1 })).toBe(addresses[0]);
  });

  test('is not sent again to whoever has it', async () => {
    const { app } = open();
    const url = `${add()}/0-front.w160.webp`;
    const { headers } = await get(app, url);
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(app, url, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', headers['cache-control']]);
    }
    expect((await get(app, url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('is described without being sent', async () => {
    const { app } = open();
    const answer = await app.inject({ method: 'HEAD', url: `${add()}/0-front.w160.webp` });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, '', 'image/webp']);
  });
});

describe('the best type that a browser takes', () => {
  test('is WebP at first and AVIF for good once there was time to make it', async () => {
    const { app } = open();
    const url = `${add()}/0-front.w160`;
    const first = await get(app, url, { accept: chromium });
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept', 'cache-control': 'public, max-age=900' });
    let later = first;
    while (later.headers['content-type'] !== 'image/avif') {
      await sleep(20);
      later = await get(app, url, { accept: chromium });
    }
    expect(later.headers).toMatchObject({ vary: 'accept', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(later.headers.etag).not.toBe(first.headers.etag);
  });

  test.each([
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('is final where it takes no AVIF: %j gets %s', async (accept, type) => {
    const answer = await get(open().app, `${add()}/0-front.w160`, { accept });
    expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'accept', 'cache-control': 'public, max-age=31536000, immutable' });
  });
});

describe('there is no picture', () => {
  test.each([
    ['of an unknown key', '/img/0123456789abcdef01234567/0-front.w160.webp'],
    ['at an unknown index', '2-front.w160.webp'],
    ['of another kind than the index has', '0-back.w160.webp'],
    ['in an unknown width', '0-front.w161.webp'],
    ['in an unknown type', '0-front.w160.svg'],
    ['above the folder', '..%2f..%2f..%2fetc%2fpasswd'],
    ['with a name of 10,000 letters', `0-${'a'.repeat(10_000)}`],
  ])('%s, and nothing is drawn', async (_, name) => {
    const { app } = open();
    const url = name.startsWith('/') ? name : `${add()}/${name}`;
    const answer = await get(app, url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(renders()).toBe(0);
  });

  test('where the recipe is refused, and it is not tried for every visitor', async () => {
    const { app } = open();
    const url = `${add({ mode: 'refuse' })}/0-front.w160.webp`;
    for (let n = 0; n < 3; n += 1) expect((await get(app, url)).statusCode).toBe(404);
    expect(renders()).toBe(1);
    expect(warnings).toEqual(['a picture could not be made']);
  });

  test.each([
    ['is gone', 'gone.jpg'],
    ['lies outside its folder', '../tally'],
    ['is not a picture', 'words.jpg'],
    ['could draw other files into itself', 'drawing.svg'],
  ])('where the original %s', async (_, file) => {
    await makeOriginals();
    rows.set('f'.repeat(24), file);
    expect((await get(open().app, `/img/${'f'.repeat(24)}/0-front.w160.webp`)).statusCode).toBe(404);
  });
});

async function makeOriginals(): Promise<void> {
  const { mkdirSync } = await import('node:fs');
  mkdirSync(join(folder, 'originals'));
  const red = { create: { width: 900, height: 900, channels: 3, background: '#cc2020' } } as const;
  writeFileSync(join(folder, 'originals/coat.jpg'), await sharp(red).jpeg().toBuffer());
  writeFileSync(join(folder, 'originals/words.jpg'), 'not a picture');
  writeFileSync(join(folder, 'originals/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
}

test('a retailer’s own photograph is shown in the shop’s ratio', async () => {
  await makeOriginals();
  rows.set('f'.repeat(24), 'coat.jpg');
  const answer = await get(open().app, `/img/${'f'.repeat(24)}/0-front.w320.webp`);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 427 });
});

describe('work', () => {
  test('is done once for fifty who ask at the same moment', async () => {
    const { app } = open();
    const url = `${add()}/0-front.w320.webp`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(app, url)));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
    expect(renders()).toBe(1);
  });

  test('is refused with a time to come back when too much of it waits', async () => {
    const { app } = open({ maxWaiting: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, shade) => get(app, `${add({ shade })}/0-front.w160.webp`)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(20 - refused.length);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
  });

  test('goes on when a thread dies, and only the picture that killed it is missing', async () => {
    const { app } = open();
    const bad = get(app, `${add({ mode: 'die' })}/0-front.w160.webp`);
    const good = Array.from({ length: 6 }, (_, shade) => get(app, `${add({ shade })}/0-front.w160.webp`));
    expect((await bad).statusCode).toBe(404);
    expect((await Promise.all(good)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('goes on when a thread is ended from outside while it draws', async () => {
    const { app, pictures } = open();
    const asked = get(app, `${add()}/0-front.w1600.webp`);
    while (renders() === 0) await sleep(2);
    await pictures.threads()[0]?.terminate();
    expect((await asked).statusCode).toBe(200);
    expect(renders()).toBe(2);
  });

  test('takes a thread while there is something to do, and none before and after', async () => {
    const { app, pictures } = open({ idleMs: 50 });
    expect(pictures.threads()).toHaveLength(0);
    expect((await get(app, `${add({ shade: 1 })}/0-front.w160.webp`)).statusCode).toBe(200);
    expect(pictures.threads()).toHaveLength(1);
    while (pictures.threads().length > 0) await sleep(10);
    expect((await get(app, `${add({ shade: 2 })}/0-front.w160.webp`)).statusCode).toBe(200);
    expect(warnings).toEqual([]);
  });

  test('fails with its reason where the composer can’t be read', async () => {
    const { app } = open({ composer: new URL('./no-such-composer.ts', import.meta.url).href });
    expect((await get(app, `${add()}/0-front.w160.webp`)).statusCode).toBe(404);
    expect(warnings).toEqual(['a picture could not be made']);
  });

  test.each(['hang', 'spin'])('does not wait for ever for a composer that does not come back: %s', async (mode) => {
    const { app } = open({ timeoutMs: 3_000 });
    expect((await get(app, `${add({ mode })}/0-front.w160.webp`)).statusCode).toBe(404);
    expect((await get(app, `${add()}/0-front.w160.webp`)).statusCode).toBe(200);
  });
});

describe('what was made', () => {
  const url = () => `${add()}/0-front.w160.webp`;

  async function restart(): Promise<FastifyInstance> {
    for (const app of apps) await app.close();
    return open().app;
  }

  test('is still there after a restart', async () => {
    const first = await get(open().app, url());
    const second = await get(await restart(), url());
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(renders()).toBe(1);
  });

  test.each([
    ['cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 200))],
    ['empty', (path: string) => writeFileSync(path, '')],
    [
      'changed by one bit',
      (path: string) =>
        writeFileSync(
          path,
          readFileSync(path).map((byte, at) => (at === 300 ? byte ^ 1 : byte)),
        ),
    ],
    ['gone', (path: string) => rmSync(path)],
  ])('is made again when its file is %s', async (_, damage) => {
    const first = await get(open().app, url());
    const app = open({ maxMemoryBytes: 0 }).app;
    await apps[0]?.close();
    damage(keptFiles()[0] ?? '');
    const second = await get(app, url());
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(renders()).toBe(2);
  });

  test('stays within its bound, and what was used last is what stays', async () => {
    const { app, pictures } = open({ maxDiskBytes: 1 });
    await pictures.ready;
    await get(app, url());
    const size = (await get(app, url())).rawPayload.length + 16;
    await app.close();
    const roomy = open({ maxDiskBytes: size * 4, maxMemoryBytes: 0 });
    await roomy.pictures.ready;
    const urls = Array.from({ length: 12 }, (_, n) => `${add({ n })}/0-front.w160.webp`);
    for (const each of urls) {
      await get(roomy.app, each);
      await get(roomy.app, urls[0] as string);
    }
    await roomy.app.close();
    const total = keptFiles().reduce((sum, path) => sum + statSync(path).size, 0);
    expect(total).toBeLessThanOrEqual(size * 4);
    expect(total).toBe(roomy.pictures.bytesOnDisk());
    const before = renders();
    const again = open();
    await get(again.app, urls.at(-1) as string);
    expect(renders()).toBe(before);
    await get(again.app, urls[1] as string);
    expect(renders()).toBe(before + 1);
  });

  test('is thrown out by its time of last use, also when that was before a restart', async () => {
    const { app } = open();
    const [old, young] = [`${add({ n: 1 })}/0-front.w160.webp`, `${add({ n: 2 })}/0-front.w160.webp`];
    await get(app, young);
    await get(app, old);
    await app.close();
    const [oldPath] = keptFiles().filter((path) => path.includes(old.split('/')[2] as string));
    utimesSync(oldPath ?? '', 1, 1);
    const tight = open({ maxDiskBytes: statSync(oldPath ?? '').size * 1.5 });
    await tight.pictures.ready;
    await tight.app.close();
    expect(keptFiles().map((path) => path.includes(young.split('/')[2] as string))).toEqual([true]);
  });

  test('is shown though no disk will keep it', async () => {
    writeFileSync(join(folder, 'kept'), 'a file where the folder should be');
    const { app } = open();
    expect((await get(app, url())).statusCode).toBe(200);
    expect((await get(app, url())).statusCode).toBe(200);
    expect(renders()).toBe(1);
  });
});

describe('a storage that several processes share', () => {
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  /** A process of its own: nothing but the storage is the same. */
  const openAlone = (name: string, storage: StoragePort) =>
    open({ folder: join(folder, name), shared: sharedPictures({ storage, folder: 'pictures', log, patienceMs: 100 }) });

  test('a picture that one process has made is not made by another', async () => {
    const storage = folderStorage(join(folder, 'storage'));
    const url = `${add()}/0-front.w320`;
    const first = openAlone('one', storage);
    const made = await get(first.app, url, { accept: 'image/webp' });
    await first.app.close();
    const second = openAlone('two', storage);
    const found = await get(second.app, url, { accept: 'image/webp' });
    expect([found.statusCode, found.headers.etag, renders()]).toEqual([200, made.headers.etag, 1]);
    expect(found.rawPayload).toEqual(made.rawPayload);
  });

  test('the better encoding of another process is sent at once, and may be kept for ever', async () => {
    const storage = folderStorage(join(folder, 'storage'));
    const url = add();
    const first = openAlone('one', storage);
    await get(first.app, `${url}/0-front.w320.avif`);
    await first.app.close();
    const found = await get(openAlone('two', storage).app, `${url}/0-front.w320`, { accept: chromium });
    expect([found.headers['content-type'], found.headers['cache-control']]).toEqual(['image/avif', expect.stringContaining('immutable')]);
  });

  test('an object that is lost or damaged is made again', async () => {
    const storage = folderStorage(join(folder, 'storage'));
    const url = `${add()}/0-front.w320.webp`;
    const first = openAlone('one', storage);
    await get(first.app, url);
    await first.app.close();
    for await (const { name } of storage.list('made/')) await storage.put(name, Buffer.from('half a picture'));
    const second = openAlone('two', storage);
    expect((await get(second.app, url)).statusCode).toBe(200);
    await second.app.close();
    expect(renders()).toBe(2);
    await get(openAlone('three', storage).app, url);
    expect(renders()).toBe(2);
  });

  test.each([
    ['refuses', () => Promise.reject(new Error('away'))],
    ['is silent', () => new Promise<never>(() => {})],
  ])('a storage that %s costs visitors nothing but time, and is left alone for a while', async (_, fail) => {
    let asked = 0;
    const get_ = () => {
      asked += 1;
      return fail();
    };
    const { app } = openAlone('one', {
      ...folderStorage(join(folder, 'storage')),
      get: get_,
      put: () => Promise.reject(new Error('away')),
    });
    const url = add();
    expect((await get(app, `${url}/0-front.w320.webp`)).statusCode).toBe(200);
    expect((await get(app, `${url}/1-back.w320.webp`)).statusCode).toBe(200);
    expect(asked).toBe(1);
    expect(warnings.filter((line) => line.includes('made pictures are not shared'))).toHaveLength(1);
  });
});
