import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDb } from '@selvedge/api/db/test-database.ts';
import { ensurePictures } from '@selvedge/api/media/ensure-pictures.ts';
import { namePictures, type Pictures } from '@selvedge/api/media/name-pictures.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureRoutes } from './picture-routes.ts';

const formats = ['front', 'back', 'detail', 'look'];
const tee: Pictures = { recipe: { cut: 'tee-men', colour: '#2b3a55' }, formats, version: 'test' };
const app = Fastify();
let dataDir = '';

beforeAll(async () => {
  const { db } = await testDb();
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-pictures-'));
  pictureRoutes(app, { config: { dataDir, pictureOriginals: undefined, pictureCacheMb: 10 }, db });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a garment that the assortment names is drawn, and one that it does not name is not', async () => {
  const { db } = await testDb();
  const picture = showPicture(namePictures(tee).images, 0);
  const url = picture?.srcSet?.split(' ')[0] ?? '';
  expect((await app.inject({ url })).statusCode).toBe(404);
  await ensurePictures(db, [tee]);
  const answer = await app.inject({ url, headers: { accept: 'image/webp' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a garment’s film is played whole or from the middle on, and one that nobody made is not there', async () => {
  const { db } = await testDb();
  const filmed = ['front', 'video'];
  const known: Pictures = { recipe: { cut: 'trench', film: 'trench-camel' }, formats: filmed, version: 'test' };
  const unknown: Pictures = { recipe: { cut: 'trench', film: '../films' }, formats: filmed, version: 'test' };
  await ensurePictures(db, [known, unknown]);
  const [url, other] = [known, unknown].map((each) => showPicture(namePictures(each).images, 1)?.src ?? '');
  const whole = await app.inject({ url });
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([200, 'video/webm', 'bytes']);
  const size = whole.rawPayload.length;
  const part = await app.inject({ url, headers: { range: `bytes=${size - 10}-` } });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`]);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(-10));
  expect((await app.inject({ url, headers: { range: `bytes=${size}-` } })).statusCode).toBe(416);
  expect((await app.inject({ url: other })).statusCode).toBe(404);
});
