import { createReadStream } from 'node:fs';
import type { ImportRun } from '@selvedge/contract/studio/import.ts';
import { beforeEach, expect, test } from 'vitest';
import { readStyles } from '../assortment/export/read-styles.ts';
import { fileOf, shirt, toText } from '../assortment/import/import.fixture.ts';
import { getRun } from '../assortment/import/list-runs.ts';
import { finishRun, startRun } from '../assortment/import/run-import.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import type { PictureLimits } from './fetch-picture.ts';
import { fetchWaiting } from './fetch-waiting.ts';
import { limitsFor, openPictureHost, picture, sends } from './picture-host.fixture.ts';

beforeEach(emptyTables);

const id = 'A1_Navy_1';
let now = testNow;
beforeEach(() => {
  now = testNow;
});
const clock = () => now;
const passes = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

type Named = { index: number; format: string };
const front = { index: 0, format: 'front' };
const back = { index: 1, format: 'back' };
const named = (url: string, indexes: Named[] = [front, back]) => ({ images: { urlTemplate: `${url}/{index}-{format}.png`, indexes } });

async function take(lines: readonly unknown[], limits: PictureLimits): Promise<string> {
  const { pool } = await testDb();
  const names = { file: 'goods.jsonl', who: 'ada@shop.example' };
  const run = await startRun(pool, { ...names, now });
  await finishRun(pool, run, { ...names, bytes: createReadStream(await fileOf(toText(lines))), maxBytes: 1_000_000, clock, limits });
  return run;
}

const inDatabase = { storage: undefined, log: console };

/** All that is due now; what waits for later stays. */
async function fetchAll(limits: PictureLimits): Promise<void> {
  const { db, pool } = await testDb();
  while ((await fetchWaiting({ ...inDatabase, db, pool, clock, limits })) > 0);
}

async function importAll(lines: readonly unknown[], limits: PictureLimits): Promise<ImportRun['pictures']> {
  const run = await take(lines, limits);
  await fetchAll(limits);
  return picturesOf(run);
}

const picturesOf = async (run: string) => (await getRun({ db: (await testDb()).db, now }, run)).pictures;

async function shownOf(product = id) {
  const { pool } = await testDb();
  const { rows } = await pool.query('select images from product where id = $1', [product]);
  return rows[0].images as { urlTemplate: string; indexes: (Named & { media?: string; fileIndex?: number })[] };
}

async function library() {
  const { pool } = await testDb();
  return (await pool.query('select key, name, created_by, width from media_upload order by name')).rows;
}

test('pictures of another host become pictures of the library, and the detail of the product names our own address', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')), '/1-back.png': sends(await picture('#00aa00')) });
  const limits = limitsFor([host.host]);
  expect(await importAll([shirt('A1', named(host.url))], limits)).toEqual({ total: 2, settled: 2, failed: 0 });
  expect(await library()).toMatchObject([{ name: '0-front.png', created_by: 'ada@shop.example', width: 600 }, { name: '1-back.png' }]);
  const { db } = await testDb();
  const snapshot = await loadCatalogue(db, { now });
  const app = await testApp({ catalogue: () => snapshot });
  const detail = await app.inject(`/api/catalog/de-de/product/${id}`);
  expect(detail.statusCode).toBe(200);
  const { images } = detail.json();
  expect(images.urlTemplate).toMatch(/^\/img\/[0-9a-f]{24}\/\{index\}-\{format\}$/);
  expect(images.indexes).toMatchObject([{ format: 'front' }, { format: 'back' }]);
  expect(images.indexes[0].index).toBeGreaterThanOrEqual(1_000);
  expect(detail.body).not.toContain(host.host);
  expect(detail.body).not.toContain('fileIndex');
});

test('the library tells which product shows a fetched picture', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')) });
  await importAll([shirt('A1', named(host.url, [front]))], limitsFor([host.host]));
  const { pool } = await testDb();
  const { rows } = await pool.query('select upload_key, source, holder from media_shown');
  expect(rows).toEqual([{ upload_key: (await library())[0].key, source: 'product', holder: [id] }]);
});

test('the same address is asked for once, the same picture is kept once, however many products name it', async () => {
  const same = await picture('#aa0000');
  const host = await openPictureHost({ '/0-front.png': sends(same), '/1-back.png': sends(same) });
  const limits = limitsFor([host.host]);
  const lines = [shirt('A1', named(host.url, [front])), shirt('B2', named(host.url, [front])), shirt('C3', named(host.url, [back]))];
  expect(await importAll(lines, limits)).toEqual({ total: 3, settled: 3, failed: 0 });
  expect(host.asked.sort()).toEqual(['/0-front.png', '/1-back.png']);
  expect(await library()).toHaveLength(1);
  const shown = await Promise.all(['A1_Navy_1', 'B2_Navy_1', 'C3_Navy_1'].map(shownOf));
  expect(new Set(shown.map(({ indexes }) => indexes[0]!.media)).size).toBe(1);
});

test('a second import asks for nothing that it has, and asks again after a while whether it is another', async () => {
  const sent = { etag: '"1"', bytes: await picture('#aa0000') };
  const host = await openPictureHost({
    '/0-front.png': ({ headers }, response) => {
      if (headers['if-none-match'] === sent.etag) response.writeHead(304).end();
      else response.writeHead(200, { etag: sent.etag }).end(sent.bytes);
    },
  });
  const limits = limitsFor([host.host]);
  const line = shirt('A1', named(host.url, [front]));
  const priced = (list: number) => ({
    ...line,
    options: [{ ...line.options[0]!, prices: { 'da-DK': [{ from: '2026-09-01T00:00:00Z', list }] } }],
  });
  await importAll([line], limits);
  const before = await shownOf();
  expect(await importAll([line], limits)).toEqual({ total: 0, settled: 0, failed: 0 });
  expect(await importAll([priced(1)], limits)).toEqual({ total: 0, settled: 0, failed: 0 });
  expect(host.asked).toHaveLength(1);
  passes(8 * 86_400);
  expect(await importAll([priced(2)], limits)).toEqual({ total: 1, settled: 1, failed: 0 });
  expect(host.asked).toHaveLength(2);
  expect(await shownOf()).toEqual(before);
  Object.assign(sent, { etag: '"2"', bytes: await picture('#0000aa') });
  passes(8 * 86_400);
  await importAll([priced(3)], limits);
  const after = await shownOf();
  expect(after.indexes[0]!.media).not.toBe(before.indexes[0]!.media);
  expect(await library()).toHaveLength(2);
});

test('a picture that cannot be had fails no product: it keeps its old one or has none, and the report says which and why', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')), '/1-back.png': sends(await picture('#00aa00')) });
  const limits = limitsFor([host.host]);
  await importAll([shirt('A1', named(host.url))], limits);
  const before = await shownOf();
  host.answers['/new/0-front.png'] = sends(await picture('#0000aa'));
  host.answers['/new/1-back.png'] = sends(Buffer.from('<svg onload="alert(1)">'));
  const pictures = await importAll([shirt('B2', named(`${host.url}/gone`)), shirt('A1', named(`${host.url}/new`))], limits);
  const after = await shownOf();
  expect(after.indexes[0]!.media).not.toBe(before.indexes[0]!.media);
  expect(after.indexes[1]).toEqual(before.indexes[1]);
  expect((await shownOf('B2_Navy_1')).indexes).toEqual([]);
  expect(pictures).toEqual({
    ...{ total: 4, settled: 4, failed: 3 },
    problems: [
      { line: 1, id: 'B2_Navy_1', address: `${host.url}/gone/0-front.png`, reason: 'validation.picture_missing', detail: '404' },
      { line: 1, id: 'B2_Navy_1', address: `${host.url}/gone/1-back.png`, reason: 'validation.picture_missing', detail: '404' },
      { line: 2, id, address: `${host.url}/new/1-back.png`, reason: 'validation.picture_type' },
    ],
  });
  // Not asked for twice in one import; the next one asks again, also when its file is the same.
  expect(host.asked.filter((path) => path === '/gone/0-front.png')).toHaveLength(1);
  host.answers['/gone/0-front.png'] = sends(await picture('#00aaaa'));
  passes(60);
  const again = await importAll([shirt('B2', named(`${host.url}/gone`))], limits);
  expect(again).toMatchObject({ total: 2, failed: 1 });
  expect((await shownOf('B2_Navy_1')).indexes).toMatchObject([{ format: 'front', fileIndex: 0 }]);
});

test('what may pass is tried later and later, a host that asks for time is left alone, and the rest goes on', async () => {
  const answers = [503, 503, 200];
  const fine = await picture('#aa0000');
  const busy = await openPictureHost({
    '/0-front.png': (_, response) => {
      const status = answers.shift() ?? 200;
      response.writeHead(status).end(status === 200 ? fine : '');
    },
  });
  let isFull = true;
  const full = await openPictureHost({});
  for (const path of ['/0-front.png', '/1-back.png'])
    full.answers[path] = (_, response) => {
      if (isFull) response.writeHead(429, { 'retry-after': '120' }).end();
      else response.end(fine);
    };
  const limits = limitsFor([busy.host, full.host], { atOncePerHost: 1 });
  const run = await take([shirt('A1', named(busy.url, [front])), shirt('B2', named(full.url))], limits);
  await fetchAll(limits);
  expect([busy.asked.length, full.asked.length]).toEqual([1, 1]);
  passes(1);
  await fetchAll(limits);
  passes(1);
  await fetchAll(limits);
  expect(busy.asked).toHaveLength(2);
  passes(1);
  await fetchAll(limits);
  expect(await picturesOf(run)).toEqual({ total: 3, settled: 1, failed: 0 });
  isFull = false;
  passes(117);
  await fetchAll(limits);
  expect(await picturesOf(run)).toEqual({ total: 3, settled: 3, failed: 0 });
  expect(full.asked).toHaveLength(3);
});

test('what never passes is given up after so many attempts', async () => {
  const host = await openPictureHost({
    '/0-front.png': (_, response) => {
      response.writeHead(500).end();
    },
  });
  const limits = limitsFor([host.host], { attempts: 3 });
  const run = await take([shirt('A1', named(host.url, [front]))], limits);
  for (let seconds = 0; seconds < 10; seconds++) {
    await fetchAll(limits);
    passes(1);
  }
  expect(host.asked).toHaveLength(3);
  expect(await picturesOf(run)).toMatchObject({ failed: 1, problems: [{ reason: 'validation.picture_status', detail: '500' }] });
});

test('no more than so many are fetched at once, of all hosts and of one', async () => {
  const busy = { now: 0, most: 0 };
  const fine = await picture('#aa0000');
  const waiting: (() => void)[] = [];
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  const host = await openPictureHost({});
  const indexes = Array.from({ length: 6 }, (_, index) => ({ index, format: 'detail' }));
  for (const { index } of indexes)
    host.answers[`/${index}-detail.png`] = (_, response) => {
      busy.now++;
      busy.most = Math.max(busy.most, busy.now);
      waiting.push(() => {
        busy.now--;
        response.end(fine);
      });
      // Answered when as many wait as may, or when nobody else comes.
      setImmediate(() => setImmediate(() => answerAll()));
    };
  const limits = limitsFor([host.host], { atOnce: 4, atOncePerHost: 2 });
  expect(await importAll([shirt('A1', named(host.url, indexes))], limits)).toMatchObject({ settled: 6, failed: 0 });
  expect(busy.most).toBeLessThanOrEqual(2);
});

test('an import that names more than the shop allows fetches so many, and tells of the rest', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')) });
  const pictures = await importAll([shirt('A1', named(host.url))], limitsFor([host.host], { most: 1 }));
  expect(pictures).toMatchObject({ total: 2, settled: 2, failed: 1, problems: [{ reason: 'validation.picture_total' }] });
});

test('what is too large in bytes or pixels is told, not kept', async () => {
  const host = await openPictureHost({
    '/0-front.png': sends(await picture('#aa0000', { width: 2_000, height: 1_000 })),
    '/1-back.png': sends(Buffer.alloc(200_000)),
  });
  const limits = limitsFor([host.host], { maxBytes: 100_000, maxPixels: 1_000_000 });
  const { problems } = await importAll([shirt('A1', named(host.url))], limits);
  expect(problems?.map(({ reason }) => reason)).toEqual(['validation.picture_pixels', 'validation.picture_too_large']);
  expect(await library()).toEqual([]);
});

test('a process that ends half-way leaves the rest to the next one, and nobody fetches beside it', async () => {
  const host = await openPictureHost({ '/1-back.png': sends(await picture('#00aa00')) });
  const closing = new AbortController();
  const reached = Promise.withResolvers<void>();
  host.answers['/0-front.png'] = () => reached.resolve();
  const limits = limitsFor([host.host], { atOnce: 1 });
  const run = await take([shirt('A1', named(host.url))], limits);
  const { db, pool } = await testDb();
  const dying = fetchWaiting({ ...inDatabase, db, pool, clock, limits, signal: closing.signal });
  await reached.promise;
  expect(await fetchWaiting({ ...inDatabase, db, pool, clock, limits })).toBe(0);
  closing.abort();
  await dying;
  expect(await picturesOf(run)).toEqual({ total: 2, settled: 0, failed: 0 });
  host.answers['/0-front.png'] = sends(await picture('#aa0000'));
  await fetchAll(limits);
  expect(await picturesOf(run)).toEqual({ total: 2, settled: 2, failed: 0 });
  expect((await shownOf()).indexes).toHaveLength(2);
});

test('what was fetched when its process died is shown by the next one', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')) });
  const limits = limitsFor([host.host]);
  await importAll([shirt('A1', named(host.url, [front]))], limits);
  const { pool } = await testDb();
  await pool.query(`update product set images = jsonb_set(images, '{indexes}', '[]')`);
  await pool.query('update import_picture set is_shown = false');
  await fetchAll(limits);
  expect((await shownOf()).indexes).toHaveLength(1);
});

test('a product whose pictures were our own keeps them until the new ones are there', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')) });
  const limits = limitsFor([host.host]);
  const urlTemplate = '/img/0123456789abcdef01234567/{index}-{format}';
  await importAll([shirt('A1', { images: { urlTemplate, indexes: [front, back] } })], limits);
  await take([shirt('A1', named(host.url))], limits);
  expect(await shownOf()).toEqual({ urlTemplate, indexes: [front, back] });
  await fetchAll(limits);
  const { indexes } = await shownOf();
  expect(indexes).toMatchObject([{ format: 'front', fileIndex: 0 }, back]);
});

test('pictures that staff put among them stay where they are, also when the file moves to our own pictures', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')), '/1-back.png': sends(await picture('#00aa00')) });
  const limits = limitsFor([host.host]);
  await importAll([shirt('A1', named(host.url))], limits);
  const { pool } = await testDb();
  const { rows } = await pool.query<{ key: string }>(
    `insert into media_upload (key, file_key, name, width, height, placeholder, bytes, created_at, created_by, changed_at, changed_by)
     values (repeat('a', 24), repeat('a', 24), 'chair', 3, 4, '#000000', '', now(), 'x', now(), 'x') returning key`,
  );
  const staff = { index: 5_000, format: 'detail', media: rows[0]!.key };
  const [first, second] = (await shownOf()).indexes;
  await pool.query(`update product set images = jsonb_set(images, '{indexes}', $1)`, [JSON.stringify([first, staff, second])]);
  host.answers['/new/0-front.png'] = sends(await picture('#0000aa'));
  await importAll([shirt('A1', named(`${host.url}/new`))], limits);
  const { indexes } = await shownOf();
  expect(indexes.map(({ fileIndex, media }) => (media === staff.media ? 'staff' : fileIndex))).toEqual([0, 'staff', 1]);
  expect(indexes[0]!.media).not.toBe(first!.media);
  const urlTemplate = '/img/0123456789abcdef01234567/{index}-{format}';
  await importAll([shirt('A1', { images: { urlTemplate, indexes: [front, back] } })], limits);
  expect((await shownOf()).indexes).toEqual([front, staff, back]);
});

test('an exported style names the addresses that its file named, and changes nothing when it comes back', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')) });
  const limits = limitsFor([host.host]);
  await importAll([shirt('A1', named(host.url, [front]))], limits);
  const { db } = await testDb();
  const [style] = await readStyles(db, ['A1']);
  expect(style!.options[0]!.images).toEqual(named(host.url, [front]).images);
  const before = await shownOf();
  const run = await take([style], limits);
  expect((await getRun({ db, now }, run)).report?.hasChanged).toBe(false);
  expect(await shownOf()).toEqual(before);
});

test('a product of a shop that knew the address only is given its picture by the next import of the same file', async () => {
  const host = await openPictureHost({ '/0-front.png': sends(await picture('#aa0000')) });
  const limits = limitsFor([host.host]);
  const line = shirt('A1', named(host.url, [front]));
  await take([line], limits);
  const { pool } = await testDb();
  await pool.query('delete from import_picture');
  await pool.query('update product set images = source_images');
  expect(await importAll([line], limits)).toMatchObject({ total: 1, failed: 0 });
  expect((await shownOf()).urlTemplate).toMatch(/^\/img\//);
});
