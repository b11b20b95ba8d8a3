import { crc32, deflateSync } from 'node:zlib';
import { library } from '@selvedge/contract/studio/media.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { type Headers, signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { mediaUploadTable } from './tables.ts';

let app: FastifyInstance;
let editor: Headers;

beforeEach(async () => {
  await emptyTables();
  app = await testApp();
  editor = await signInAsStaff((await testDb()).db, { role: 'editor', now: testNow });
});

const send = (payload: Buffer | string, type = 'image/png', headers: Headers = editor) =>
  app.inject({
    method: 'POST',
    url: '/api/studio/media?name=coat.png',
    headers: { ...headers, 'content-type': type },
    payload: Buffer.from(payload),
  });

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: '#ff0000' } }, left: width - 10, top: 0 }])
    .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } });

test('a photograph becomes a picture of the library and, cropped, one that pages can show', async () => {
  const response = await send(await photograph(2000, 1000).png().toBuffer());
  expect(response.statusCode).toBe(200);
  const { isKnown, similar, ...picture } = response.json();
  expect({ isKnown, similar }).toEqual({ isKnown: false, similar: [] });
  expect(picture).toMatchObject({ name: 'coat.png', width: 2000, height: 1000 });
  const api = callAs(app, editor);
  expect(await api(library.list, { query: { q: 'COAT' } })).toEqual([picture]);
  const image = await api(library.crop, { params: { key: picture.key }, body: { ratio: '4/5', focus: { x: 100, y: 0 }, alt: 'A coat' } });
  expect(image).toMatchObject({ alt: 'A coat', ratio: '4/5', widths: [400, 800], width: 800, height: 1000, focus: { x: 100, y: 0 } });
  const file = await app.inject({ url: `${image.src}-400.webp` });
  expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 400, height: 500, format: 'webp' });
  const corner = await sharp(file.rawPayload).extract({ left: 396, top: 0, width: 4, height: 4 }).resize(1, 1).raw().toBuffer();
  expect(corner[0]).toBeGreaterThan(180);
  expect((await app.inject({ url: `${image.src}-401.webp` })).statusCode).toBe(404);
  expect((await app.inject({ url: `/img/c/${'0'.repeat(24)}-400.webp` })).statusCode).toBe(404);
});

test('nothing of a file but its pixels is kept: no place, no name', async () => {
  await send(await photograph(600, 400).jpeg().toBuffer(), 'image/jpeg');
  const { db } = await testDb();
  const [row] = await db.select().from(mediaUploadTable);
  expect(row!.bytes.includes('Somebody Private')).toBe(false);
  expect((await sharp(row!.bytes).metadata()).exif).toBeUndefined();
});

test('the same picture twice is one', async () => {
  const file = await photograph(300, 300).png().toBuffer();
  expect((await send(file)).json().key).toBe((await send(file)).json().key);
  expect(await callAs(app, editor)(library.list, { query: {} })).toHaveLength(1);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>';

test.each([
  ['a drawing with a script in it', svg, 'image/svg+xml', 415],
  ['the same, called a photograph', svg, 'image/png', 400],
  ['a page', '<!doctype html><script>alert(1)</script>', 'text/html', 415],
  ['a page that begins like a GIF', 'GIF89a<script>alert(1)</script>', 'image/gif', 415],
  ['a program', 'MZ\u0090\u0000', 'application/octet-stream', 415],
  ['a PDF called a JPEG', '%PDF-1.7 1 0 obj', 'image/jpeg', 400],
  ['JSON', '{"a":1}', 'application/json', 415],
  ['nothing', '', 'image/png', 400],
  ['a JPEG that is none behind its first bytes', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]), 'image/jpeg', 400],
  ['a page inside the frame of a WebP', Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP<script>'), 'image/webp', 400],
])('%s is refused', async (_, payload, type, status) => {
  const response = await send(payload, type);
  expect(response.statusCode).toBe(status);
  expect(await callAs(app, editor)(library.list, { query: {} })).toEqual([]);
});

test('a JPEG under the name of a PNG is refused: what it is called must be what it is', async () => {
  const response = await send(await photograph(100, 100).jpeg().toBuffer(), 'image/png');
  expect(response.json()).toMatchObject({ errors: { file: ['studio.picture_type'] } });
});

test('a few kilobytes that unfold to gigabytes are refused before they unfold', async () => {
  const bomb = hugePng(50_000, 50_000);
  expect(bomb.length).toBeLessThan(10_000);
  expect((await send(bomb)).json()).toMatchObject({ errors: { file: ['studio.picture_pixels'] } });
});

test('half a photograph is refused', async () => {
  const whole = await photograph(800, 800).jpeg().toBuffer();
  const response = await send(whole.subarray(0, whole.length / 2), 'image/jpeg');
  expect(response.json()).toMatchObject({ code: 'invalid_request', errors: { file: ['studio.picture_broken'] } });
});

test('more than 25 MB are not read to their end', async () => {
  expect((await send(Buffer.alloc(26 * 1024 * 1024))).statusCode).toBe(413);
});

test('a page of somebody else cannot upload in an editor’s name', async () => {
  const file = await photograph(100, 100).png().toBuffer();
  expect((await send(file, 'image/png', { ...editor, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  expect((await send(file, 'image/png', { ...editor, origin: 'https://evil.example' })).statusCode).toBe(400);
});

/** A PNG that says it is enormous, with hardly any data. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
