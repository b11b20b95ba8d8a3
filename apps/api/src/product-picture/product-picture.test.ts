import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageIndex } from '@selvedge/contract/catalogue/assortment.ts';
import { endpoints } from '@selvedge/contract/endpoints.ts';
import type { UploadAnswer } from '@selvedge/contract/studio/media.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changes, openAssortment, staffProducts } from '../assortment/changes/open-assortment.fixture.ts';
import { readStyles } from '../assortment/export/read-styles.ts';
import { shirt } from '../assortment/import/import.fixture.ts';
import { importAssortment } from '../assortment/import/import-assortment.ts';
import { fixtureMarket } from '../catalogue/assortment.fixture.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { showCard } from '../catalogue/show-card.ts';
import type { Db } from '../db/db.ts';
import { emptyTables } from '../db/test-database.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import { databasePictures } from '../media/database-pictures.ts';
import { openPictures } from '../media/open-pictures.ts';
import { mediaRoutes } from '../media/routes.ts';
import { forgetRemovedPictures } from '../media/upload/remove-picture.ts';
import { showTile } from '../page/show-tile.ts';

const { library, productPictures } = endpoints;
const key = '0123456789abcdef01234567';
const urlTemplate = `/img/${key}/{index}-{format}`;
const front = { index: 0, format: 'front' };
const back = { index: 1, format: 'back' };
const images = { urlTemplate, indexes: [front, back] };
const id = 'A1_Navy_1';
const params = { id };

let folder = '';
let services: FastifyInstance[] = [];
beforeEach(async () => {
  await emptyTables();
  folder = mkdtempSync(join(tmpdir(), 'selvedge-product-picture-'));
});
afterEach(async () => {
  for (const service of services) await service.close();
  services = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Red at the left, blue in the middle, green at the right: whoever cuts it shows where. */
const photograph = (colours = ['#ff0000', '#0000ff', '#00ff00']) =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: colours[1]! } })
    .composite([
      { input: { create: { width: 400, height: 600, channels: 3, background: colours[0]! } }, left: 0, top: 0 },
      { input: { create: { width: 400, height: 600, channels: 3, background: colours[2]! } }, left: 800, top: 0 },
    ])
    .png()
    .toBuffer();

async function openProducts(lines = [shirt('A1', { images })]) {
  const made = await openAssortment(lines);
  const { app, db } = made;
  const send = async (role: Role, url: string, payload: Buffer) => {
    const headers = { ...(await signInAsStaff(db, { role, now: testNow })), 'content-type': 'image/png' };
    return app.inject({ method: 'POST', url, headers, payload });
  };
  const bring = async (file: Buffer): Promise<UploadAnswer> =>
    (await send('merchandiser', `${productPictures.upload.path}?name=chair.png`, file)).json();
  const choose = async (media: string, x = 50): Promise<ImageIndex> =>
    made.call(productPictures.choose, { body: { media, focus: { x, y: 50 } } });
  const put = async (pictures: ImageIndex[]) => {
    const { version, styleVersion } = await made.call(staffProducts.get, { params });
    return made.call(staffProducts.save, { params, body: { basedOn: { product: version, style: styleVersion }, pictures } });
  };
  const shown = async () => (await made.call(staffProducts.get, { params })).images.indexes;
  const replace = (media: string, file: Buffer, basedOn = 1) =>
    send('editor', `/api/studio/media/${media}/file?name=new.png&basedOn=${basedOn}`, file);
  return { ...made, send, bring, choose, put, shown, replace };
}

function serviceOf(db: Db): FastifyInstance {
  const [known] = services;
  if (known) return known;
  const service = Fastify();
  const log = { warn() {} };
  mediaRoutes(
    service,
    openPictures({ source: databasePictures({ db, storage: undefined, log }), log, workers: 1, folder, maxDiskBytes: 10_000_000 }),
  );
  services.push(service);
  return service;
}

async function see(db: Db, { index, format }: ImageIndex, of = key) {
  const service = serviceOf(db);
  const answer = await service.inject({ url: `/img/${of}/${index}-${format}.w160.webp` });
  const { width, height } = answer.statusCode === 200 ? await sharp(answer.rawPayload).metadata() : {};
  const pixel = answer.statusCode === 200 ? await sharp(answer.rawPayload).resize(1, 1).raw().toBuffer() : Buffer.alloc(3);
  const colour = ['red', 'green', 'blue'][[...pixel].indexOf(Math.max(...pixel))];
  return { status: answer.statusCode, width, height, colour, caching: answer.headers['cache-control'] };
}

const cardOf = async (db: Db) => {
  const catalogue = await loadCatalogue(db, { now: testNow });
  return catalogue.market(fixtureMarket('de-DE'), testNow);
};

describe('a picture of the library on a product', () => {
  test('is brought along by a merchandiser and shown first, with the words of the library, like any other picture', async () => {
    const { bring, choose, put, call, as, db } = await openProducts();
    const { key: media } = await bring(await photograph());
    const describe = { basedOn: 1, name: 'chair.png', alts: { de: 'Auf einem Stuhl' }, focus: { x: 50, y: 50 }, crops: {} };
    await (await as('editor'))(library.change, { params: { key: media }, body: describe });
    const chosen = await choose(media);
    expect(chosen).toMatchObject({ media, alts: { de: 'Auf einem Stuhl' } });
    expect(chosen.index).toBeGreaterThanOrEqual(1000);
    const { product, change } = await put([chosen, front, back]);
    expect(product.images).toEqual({ urlTemplate, indexes: [chosen, front, back] });

    const market = await cardOf(db);
    const card = showCard(market, 0);
    const url = `/img/${key}/${chosen.index}-detail`;
    expect(card.frontImage).toEqual({ index: chosen.index, format: 'detail', url });
    expect(card.images.indexes).toEqual([{ index: chosen.index, format: 'detail', alt: 'Auf einem Stuhl' }, front, back]);
    expect(JSON.stringify([card, showTile(market, 0, {})])).not.toContain(media);
    const [row] = (await call(staffProducts.find, { body: {} })).products;
    expect(row?.picture).toBe(url);

    await call(changes.undo, { params: { id: change! }, body: {} });
    expect(showCard(await cardOf(db), 0).images).toEqual(images);
  });

  test('is served three to four around the point that was chosen, for ever', async () => {
    const { bring, choose, db } = await openProducts();
    const { key: media } = await bring(await photograph());
    const [left, middle] = [await choose(media, 5), await choose(media, 50)];
    expect(left.index).not.toBe(middle.index);
    expect(await choose(media, 50)).toEqual(middle);
    const final = { status: 200, width: 160, height: 213, caching: 'public, max-age=31536000, immutable' };
    expect(await see(db, left)).toEqual({ ...final, colour: 'red' });
    expect(await see(db, middle)).toEqual({ ...final, colour: 'blue' });
    expect((await see(db, { ...middle, index: 999_999 })).status).toBe(404);
  });

  test('has another number as soon as its file is replaced, everywhere, and whoever works on the product loses nothing', async () => {
    const { bring, choose, put, shown, replace, call, db } = await openProducts([shirt('A1', { images }), shirt('A2', { images })]);
    const { key: media } = await bring(await photograph());
    const chosen = await choose(media);
    const { change } = await put([chosen, front]);
    const opened = await call(staffProducts.get, { params });
    const held = await loadCatalogue(db, { now: testNow });
    expect((await replace(media, await photograph(['#000000', '#00ff00', '#000000']))).statusCode).toBe(200);
    const [now] = await shown();
    expect(now).toEqual({ ...chosen, index: expect.not.toSatisfy((index: number) => index === chosen.index) });
    expect((await see(db, now!)).colour).toBe('green');
    expect((await see(db, chosen)).colour).toBe('blue');
    // Processes are told, and those who hold the assortment put only this product in.
    const renewed = await loadCatalogue(db, { now: testNow, previous: held });
    expect(showCard(await renewed.market(fixtureMarket('de-DE'), testNow), 0).frontImage?.index).toBe(now!.index);

    // A colleague who had it open saves with the number of before.
    const basedOn = { product: opened.version, style: opened.styleVersion };
    const saved = await call(staffProducts.save, { params, body: { basedOn, pictures: [front, chosen] } });
    expect(saved.product.images.indexes).toEqual([front, now]);
    await call(changes.undo, { params: { id: saved.change! }, body: {} });
    expect(await shown()).toEqual([now, front]);
    const undone = await call(changes.undo, { params: { id: change! }, body: {} });
    expect(undone.counts).toEqual({ undone: 1 });
    expect(await shown()).toEqual([front, back]);
  });

  test('moves to another point of the photograph when that is wanted everywhere', async () => {
    const { bring, choose, put, shown, as, db } = await openProducts();
    const { key: media } = await bring(await photograph());
    await put([await choose(media), front]);
    const change = async (basedOn: number, everywhere: boolean) =>
      (await as('editor'))(library.change, {
        params: { key: media },
        body: { basedOn, name: 'chair.png', alts: {}, focus: { x: 95, y: 50 }, crops: {}, everywhere },
      });
    await change(1, false);
    expect((await see(db, (await shown())[0]!)).colour).toBe('blue');
    await change(2, true);
    expect((await see(db, (await shown())[0]!)).colour).toBe('green');
  });

  test('is told of by the library and cannot be thrown away; once taken off, it can, and an undo brings it out again', async () => {
    const { bring, choose, put, shown, call, as, db } = await openProducts();
    const { key: media } = await bring(await photograph());
    await put([await choose(media), front]);
    const editor = await as('editor');
    const of = { params: { key: media } };
    expect(await editor(library.get, of)).toMatchObject({ uses: 1, places: [{ kind: 'product', market: '*', name: id }] });
    expect((await editor(library.find, { query: { use: 'used' } })).total).toBe(1);
    await expect(editor(library.remove, of)).rejects.toMatchObject({ status: 409 });

    const { change } = await put([front]);
    expect(await editor(library.get, of)).toMatchObject({ uses: 0, places: [] });
    await editor(library.remove, of);
    await forgetRemovedPictures(db, new Date(testNow.getTime() + 86_400_000 * 60));
    await call(changes.undo, { params: { id: change! }, body: {} });
    expect((await editor(library.get, of)).deletedAt).toBeUndefined();
    expect((await see(db, (await shown())[0]!)).status).toBe(200);
  });

  test('is refused where it was never chosen, twice, or beside pictures that the image service does not make', async () => {
    const { bring, choose, put, call } = await openProducts([
      shirt('A1', { images }),
      shirt('A2', { images: { urlTemplate: '/pictures/{index}/{format}.jpg', indexes: [front] } }),
    ]);
    const { key: media } = await bring(await photograph());
    const chosen = await choose(media);
    const gone = { status: 400, result: { errors: { pictures: ['studio.picture_gone'] } } };
    await expect(put([{ ...chosen, index: chosen.index + 7 }])).rejects.toMatchObject(gone);
    await expect(put([{ ...chosen, media: 'f'.repeat(24) }])).rejects.toMatchObject(gone);
    await expect(put([chosen, chosen])).rejects.toMatchObject({ status: 400 });
    await expect(put([{ ...front, index: 1000 }])).rejects.toMatchObject({ status: 400 });
    const other = { params: { id: 'A2_Navy_1' } };
    const { version, styleVersion } = await call(staffProducts.get, other);
    const basedOn = { product: version, style: styleVersion };
    const elsewhere = { status: 400, result: { errors: { pictures: ['studio.pictures_elsewhere'] } } };
    await expect(call(staffProducts.save, { ...other, body: { basedOn, pictures: [chosen, front] } })).rejects.toMatchObject(elsewhere);
    await expect(choose('f'.repeat(24))).rejects.toMatchObject({ status: 404 });
  });
});

describe('a file that comes every night', () => {
  const again = (value: object) => [{ line: 1, lines: 1, value }];
  const options = { now: testNow, who: 'test', file: 'night' };

  test('leaves the pictures of the library where they are', async () => {
    const { bring, choose, put, shown, pool, db } = await openProducts();
    const { key: media } = await bring(await photograph());
    const chosen = await choose(media);
    await put([chosen, front, back]);
    await importAssortment(pool, again(shirt('A1', { images, rank: 3 })), options);
    expect(await shown()).toEqual([chosen, front, back]);
    await put([front, chosen, back]);
    const detail = { index: 2, format: 'detail' };
    const next = { urlTemplate: urlTemplate.replace(key, 'f'.repeat(24)), indexes: [back, front, detail] };
    await importAssortment(pool, again(shirt('A1', { images: next })), options);
    expect(await shown()).toEqual([back, chosen, front, detail]);
    expect((await see(db, chosen, 'f'.repeat(24))).status).toBe(200);
  });

  test('is what an export gives, and neither brings a picture nor takes one away', async () => {
    const { bring, choose, put, shown, pool, db } = await openProducts();
    const { key: media } = await bring(await photograph());
    const chosen = await choose(media);
    const { change } = await put([front, chosen]);
    expect(change).toBeDefined();
    const [exported] = await readStyles(db, ['A1']);
    expect(exported?.options[0]?.images.indexes).toEqual([front, chosen]);
    const report = await importAssortment(pool, again(exported!), options);
    expect(report).toMatchObject({ refused: [], warnings: [] });
    expect(await shown()).toEqual([front, chosen]);
    await put([front]);
    const foreign = structuredClone(exported!);
    foreign.brand = 'Another';
    foreign.options[0]!.images.indexes[1]!.media = 'f'.repeat(24);
    const warned = await importAssortment(pool, again(foreign), options);
    expect(warned.warnings).toMatchObject([{ warning: 'validation.unknown_picture', id: 'f'.repeat(24) }]);
    expect(await shown()).toEqual([front]);
  });
});
