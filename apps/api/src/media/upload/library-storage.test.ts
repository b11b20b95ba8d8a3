import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '@selvedge/contract/studio/media.ts';
import { dayMs } from '@selvedge/domain/date/durations.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { type Headers, signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { folderStorage } from '../../storage/folder-storage.ts';
import type { StoragePort } from '../../storage/storage-port.ts';
import { movePictures } from '../move-pictures.ts';
import { refuseLostStorage } from '../refuse-lost-storage.ts';
import { sweepStorage } from '../sweep-storage.ts';
import { forgetRemovedPictures } from './remove-picture.ts';

let folder = '';
let storage: StoragePort;
let app: FastifyInstance;
let editor: Headers;
const log = { warn() {} };

beforeEach(async () => {
  await emptyTables();
  folder = await mkdtemp(join(tmpdir(), 'selvedge-library-'));
  storage = folderStorage(folder);
  app = await testApp({ ports: { storage } });
  editor = await signInAsStaff((await testDb()).db, { role: 'editor', now: testNow });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const photograph = (background: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
const send = async (url: string, colour: string) => {
  const headers = { ...editor, 'content-type': 'image/png' };
  return app.inject({ method: 'POST', url, headers, payload: await photograph(colour) });
};
const upload = async (colour: string): Promise<string> => (await send('/api/studio/media?name=coat.png', colour)).json().key;
const colourOf = async (url: string) => {
  const { rawPayload } = await app.inject({ url });
  const pixel = await sharp(rawPayload).resize(1, 1).raw().toBuffer();
  return [...pixel].map((value) => (value > 127 ? 1 : 0)).join('');
};

async function objects(prefix = ''): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.list(prefix)) names.push(name);
  return names.sort();
}

/** How many files are in rows, and how many elsewhere. */
async function countRows(): Promise<{ here: number; there: number }> {
  const { db } = await testDb();
  const { rows } = await db.execute<{ here: number; there: number }>(sql`
    select (count(*) filter (where length(bytes) > 0))::int as here, (count(*) filter (where object is not null))::int as there
    from (select bytes, object from media_upload union all select bytes, object from media_crop_file
      union all select bytes, object from media_version) files`);
  return rows[0]!;
}

test('pictures are uploaded, cut, replaced and brought back without a byte in the database', async () => {
  const api = callAs(app, editor);
  const key = await upload('#ff0000');
  const image = await api(library.crop, { params: { key }, body: { ratio: '1/1' } });
  expect(await colourOf(`${image.src}-400.webp`)).toBe('100');
  expect(await countRows()).toEqual({ here: 0, there: 6 });
  expect(await objects()).toHaveLength(6);

  const { version } = await api(library.get, { params: { key } });
  const url = `/api/studio/media/${key}/file?name=coat.png&basedOn=${version}`;
  expect((await send(url, '#00ff00')).statusCode).toBe(200);
  const replaced = await api(library.crop, { params: { key }, body: { ratio: '1/1' } });
  expect(await colourOf(`${replaced.src}-400.webp`)).toBe('010');
  const { version: next } = await api(library.get, { params: { key } });
  await api(library.restore, { params: { key, number: 1 }, body: { basedOn: next } });
  const restored = await api(library.crop, { params: { key }, body: { ratio: '4/5' } });
  expect(await colourOf(`${restored.src}-400.webp`)).toBe('100');
  expect((await countRows()).here).toBe(0);
});

test('what nothing names any more is removed after a day, and nothing else is', async () => {
  const { db } = await testDb();
  const api = callAs(app, editor);
  const [kept, gone] = [await upload('#ff0000'), await upload('#0000ff')];
  await storage.put('library/ab/abandoned', Buffer.from('x'));
  await storage.put('made/pictures/ab/old.webp', Buffer.from('x'));
  await api(library.remove, { params: { key: gone } });
  await forgetRemovedPictures(db, new Date(testNow.getTime() + 40 * dayMs));
  const files = await objects();
  expect(files).toHaveLength(6);
  expect(await sweepStorage({ db, storage, now: new Date() })).toBe(0);
  expect(await sweepStorage({ db, storage, now: new Date(Date.now() + 2 * dayMs) })).toBe(3);
  expect(await objects()).toEqual([...files.filter((name) => name.includes(kept)), 'made/pictures/ab/old.webp'].sort());
  expect(await sweepStorage({ db, storage, now: new Date(Date.now() + 91 * dayMs) })).toBe(1);
});

test('a library in the database is moved into the storage and back, and its pictures stay what they are', async () => {
  const { db } = await testDb();
  const inDatabase = await testApp({ ports: { storage: undefined } });
  const headers = { ...editor, 'content-type': 'image/png' };
  const url = '/api/studio/media?name=coat.png';
  const { key } = (await inDatabase.inject({ method: 'POST', url, headers, payload: await photograph('#0000ff') })).json();
  const image = await callAs(inDatabase, editor)(library.crop, { params: { key }, body: { ratio: '1/1' } });
  expect(await countRows()).toEqual({ here: 6, there: 0 });
  await refuseLostStorage(db, undefined);

  const move = { db, storage, log, tell() {} };
  expect(await movePictures({ ...move, to: 'storage' })).toBe(6);
  expect(await movePictures({ ...move, to: 'storage' })).toBe(0);
  expect(await countRows()).toEqual({ here: 0, there: 6 });
  await expect(refuseLostStorage(db, undefined)).rejects.toThrow('Name it with STORAGE_URL');
  app = await testApp({ ports: { storage } });
  expect(await colourOf(`${image.src}-800.jpg`)).toBe('001');

  expect(await movePictures({ ...move, to: 'database' })).toBe(6);
  expect(await countRows()).toEqual({ here: 6, there: 0 });
});

test('while the storage is away an upload is refused in words, and nothing is half there', async () => {
  const away = { ...storage, put: () => Promise.reject(new Error('away')), get: () => Promise.reject(new Error('away')) };
  app = await testApp({ ports: { storage: away } });
  expect((await send('/api/studio/media?name=coat.png', '#ff0000')).statusCode).toBe(503);
  expect(await countRows()).toEqual({ here: 0, there: 0 });
});
