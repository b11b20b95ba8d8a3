import type { Image } from '@selvedge/contract/content/image.ts';
import { library } from '@selvedge/contract/studio/media.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../../audit/tables.ts';
import { loadContent } from '../../content/load-content.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { type Headers, signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import type { Role } from '../../identity/roles.ts';
import { readRevision } from '../../revision/revision.ts';
import { saysWords } from './list-uploads.ts';
import { forgetRemovedPictures } from './remove-picture.ts';
import { mediaCropFileTable, mediaUploadTable } from './tables.ts';

let app: FastifyInstance;
let editor: Headers;

beforeEach(async () => {
  await emptyTables();
  app = await testApp();
  editor = await signInAsStaff((await testDb()).db, { role: 'editor', now: testNow });
});

const as = async (role: Role) => callAs(app, await signInAsStaff((await testDb()).db, { role, now: testNow }));

/** A photograph with a spot of another colour somewhere, so that no two of them look alike. */
const photograph = ({ width = 1200, height = 900, colour = '#336699', at = 0.8 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      {
        input: { create: { width: Math.round(width / 5), height: Math.round(height / 2), channels: 3, background: '#ffee00' } },
        left: Math.round(width * at * 0.8),
        top: 0,
      },
    ])
    .png()
    .toBuffer();

async function send(file: Buffer, { name = 'coat.png', to = '/api/studio/media', type = 'image/png', query = '' } = {}) {
  const url = `${to}?name=${encodeURIComponent(name)}${query}`;
  return app.inject({ method: 'POST', url, headers: { ...editor, 'content-type': type }, payload: file });
}

const upload = async (file: Buffer, name?: string) => (await send(file, name ? { name } : {})).json();
const replace = (key: string, file: Buffer, basedOn: number) =>
  send(file, { to: `/api/studio/media/${key}/file`, query: `&basedOn=${basedOn}`, name: 'new.png' });

async function showOnPage(image: Image, { market = 'en-GB', path = '/i/coats' } = {}) {
  const { db } = await testDb();
  const content = JSON.stringify({
    _meta: { alias: 'contentPage' },
    seo: { title: 'Coats' },
    heading: 'Coats',
    rows: [{ id: 'r1', columns: [] }],
    promotionSpots: [],
    image,
  });
  await db.execute(sql`insert into page (market, path, alias, content, published)
    values (${market}, ${path}, 'contentPage', ${content}::jsonb, true)`);
}

describe('the library', () => {
  test('finds by name, by words, by shape, by what is missing and by use, page by page', async () => {
    const api = callAs(app, editor);
    const wide = await upload(await photograph({ colour: '#112233' }), 'Wide coat.png');
    const high = await upload(await photograph({ width: 600, height: 1200, colour: '#445566', at: 0.1 }), 'High coat.png');
    const square = await upload(await photograph({ width: 800, height: 800, colour: '#778899', at: 0.4 }), 'Bag.png');
    await api(library.change, {
      params: { key: square.key },
      body: { basedOn: 1, name: 'Bag.png', alts: { de: 'Eine Tasche', en: '' }, focus: { x: 20, y: 30 }, crops: {} },
    });
    const image = await api(library.crop, { params: { key: wide.key }, body: { ratio: '4/5' } });
    await showOnPage(image);
    const names = async (query: object) => (await api(library.find, { query })).pictures.map(({ name }) => name);
    expect(await names({ sort: 'name' })).toEqual(['Bag.png', 'High coat.png', 'Wide coat.png']);
    expect(await names({ q: 'COAT', sort: 'name' })).toEqual(['High coat.png', 'Wide coat.png']);
    expect(await names({ q: 'tasche' })).toEqual(['Bag.png']);
    expect(await names({ q: '%' })).toEqual([]);
    // The code of a language is no word of a picture.
    expect(await names({ q: '"de"' })).toEqual([]);
    expect(await names({ shape: 'portrait' })).toEqual(['High coat.png']);
    expect(await names({ shape: 'square' })).toEqual(['Bag.png']);
    expect(await names({ use: 'used' })).toEqual(['Wide coat.png']);
    expect(await names({ use: 'unused', sort: 'name' })).toEqual(['Bag.png', 'High coat.png']);
    expect(await names({ missing: 'de', sort: 'name' })).toEqual(['High coat.png', 'Wide coat.png']);
    const first = await api(library.find, { query: { sort: 'name', limit: 2 } });
    expect(first.total).toBe(3);
    expect((await api(library.find, { query: { sort: 'name', limit: 2, after: first.next } })).pictures).toMatchObject([
      { key: wide.key, uses: 1 },
    ]);
    const newest = await api(library.find, { query: { limit: 2 } });
    expect((await api(library.find, { query: { limit: 2, after: newest.next } })).pictures).toHaveLength(1);
    await expect(api(library.find, { query: { after: '["x","y"]' } })).rejects.toMatchObject({ status: 400 });
    expect(high.isKnown).toBe(false);
  });

  test('words are looked up in an index, however many pictures there are', async () => {
    const { db } = await testDb();
    await db.execute(sql`insert into media_upload (key, file_key, name, width, height, placeholder, bytes, created_at, created_by, changed_at, changed_by)
      select left(md5(n::text), 24), left(md5(n::text), 24), 'Picture ' || md5(n::text), 10, 10, '#fff', '', now(), 'test', now(), 'test'
      from generate_series(1, 5000) n`);
    await db.execute(sql`analyze media_upload`);
    const { rows } = await db.execute(sql`explain ${db.select().from(mediaUploadTable).where(saysWords('indigo coat'))}`);
    expect(JSON.stringify(rows)).toContain('media_upload_words');
  });

  test('the same file is known, and the same photograph in another size is told of', async () => {
    const file = await photograph();
    const first = await upload(file);
    expect(await upload(file, 'again.png')).toMatchObject({ key: first.key, name: 'coat.png', isKnown: true });
    const smaller = await upload(await sharp(file).resize({ width: 700 }).png().toBuffer(), 'small.png');
    expect(smaller).toMatchObject({ isKnown: false, similar: [{ key: first.key, name: 'coat.png' }] });
    const other = await upload(await photograph({ at: 0 }), 'other.png');
    expect(other.similar).toEqual([]);
  });

  test('two uploads of one file at the same moment are one picture', async () => {
    const file = await photograph();
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(new Set(answers.map((answer) => answer.json().key)).size).toBe(1);
  });

  test('pictures that move are refused', async () => {
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((colour) => photograph({ width: 60, height: 60, colour })));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await send(moving, { type: 'image/webp' })).json()).toMatchObject({ errors: { file: ['studio.picture_animated'] } });
    const png = await photograph({ width: 60, height: 60 });
    const control = Buffer.from('0000000861635441000000020000000000000000', 'hex');
    control.write('acTL', 4, 'latin1');
    const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect((await send(apng)).json()).toMatchObject({ errors: { file: ['studio.picture_animated'] } });
  });
});

describe('a picture in use', () => {
  test('is known by its pages, its drafts, its settings and its releases to come', async () => {
    const { db } = await testDb();
    const api = callAs(app, editor);
    const { key } = await upload(await photograph());
    const image = await api(library.crop, { params: { key }, body: { ratio: '16/9' } });
    await showOnPage(image, { market: 'de-DE' });
    const content = JSON.stringify({ image });
    await db.execute(sql`insert into page_draft values ('en-GB', '/i/new', 'contentPage', ${content}::jsonb, 1, now(), 'x')`);
    await db.execute(sql`insert into document (market, name, content) values ('*', 'badges', ${content}::jsonb)`);
    const { rows } = await db.execute<{ id: string }>(
      sql`insert into release (name, created_at, created_by) values ('Winter', now(), 'x') returning id`,
    );
    await db.execute(sql`insert into release_page values (${rows[0]!.id}, 'fr-FR', '/i/winter', 'contentPage', ${content}::jsonb)`);
    expect((await api(library.get, { params: { key } })).places).toEqual([
      { kind: 'setting', market: '*', name: 'badges' },
      { kind: 'page', market: 'de-DE', name: '/i/coats' },
      { kind: 'draft', market: 'en-GB', name: '/i/new' },
      { kind: 'release', market: 'fr-FR', name: '/i/winter', release: 'Winter' },
    ]);
    await db.execute(sql`update release set state = 'live'`);
    await db.execute(sql`update document set content = '[]'`);
    await db.execute(sql`update page set published = false where market = 'de-DE'`);
    await db.execute(sql`delete from page_draft`);
    expect((await api(library.get, { params: { key } })).places).toEqual([]);
  });

  test('is not thrown away; what is shown nowhere is, comes back, and goes for good after a month', async () => {
    const { db } = await testDb();
    const api = callAs(app, editor);
    const { key } = await upload(await photograph());
    const image = await api(library.crop, { params: { key }, body: { ratio: '1/1' } });
    await showOnPage(image);
    await expect(api(library.remove, { params: { key } })).rejects.toMatchObject({ status: 409 });
    await db.execute(sql`delete from page where path = '/i/coats'`);
    expect((await api(library.remove, { params: { key } })).deletedAt).toBeDefined();
    expect((await api(library.find, { query: {} })).pictures).toEqual([]);
    expect((await api(library.find, { query: { deleted: 'true' } })).pictures).toHaveLength(1);
    await expect(api(library.crop, { params: { key }, body: { ratio: '1/1' } })).rejects.toMatchObject({ status: 404 });
    expect((await api(library.bringBack, { params: { key } })).deletedAt).toBeUndefined();
    await api(library.remove, { params: { key } });
    const after = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
    await forgetRemovedPictures(db, after(29));
    expect(await db.select().from(mediaUploadTable)).toHaveLength(1);
    // An old version that would be brought back shows its pictures.
    const kept = JSON.stringify({ image });
    await db.execute(sql`insert into page_version values ('en-GB', '/i/coats', 1, 'published', ${kept}::jsonb, now(), 'x')`);
    await forgetRemovedPictures(db, after(31));
    expect(await db.select().from(mediaUploadTable)).toHaveLength(1);
    await db.execute(sql`delete from page_version`);
    await forgetRemovedPictures(db, after(31));
    expect(await db.select().from(mediaUploadTable)).toHaveLength(0);
    expect(await db.select().from(mediaCropFileTable)).toHaveLength(0);
  });

  test('is another one everywhere once its file is replaced, and the former one can be brought back', async () => {
    const { db } = await testDb();
    const api = callAs(app, editor);
    const { key } = await upload(await photograph({ colour: '#ff0000' }));
    const image = await api(library.crop, { params: { key }, body: { ratio: '4/5', focus: { x: 0, y: 50 }, alt: 'A coat' } });
    await db.execute(sql`insert into document (market, name, content) values ('*', 'test', ${JSON.stringify({ image })}::jsonb)`);
    const shown = async () => {
      const content = await loadContent(db, { log: { warn() {} } });
      return (content.byMarket.get('en-GB')!.documents.get('test') as { image: Image }).image;
    };
    expect(await shown()).toEqual(image);
    const before = await readRevision(db, 'content');
    const answer = await replace(key, await photograph({ width: 2000, height: 2000, colour: '#0000ff', at: 1 }), 1);
    expect(answer.json()).toMatchObject({ key, name: 'new.png', width: 2000, version: 2, versions: [{ number: 1, name: 'coat.png' }] });
    expect(await readRevision(db, 'content')).not.toBe(before);
    const now = await shown();
    expect(now).toMatchObject({ alt: 'A coat', ratio: '4/5', widths: [400, 800, 1280], width: 1280, height: 1600 });
    const file = await app.inject({ url: `${now.src}-400.webp` });
    const [red, , blue] = await sharp(file.rawPayload).extract({ left: 4, top: 300, width: 4, height: 4 }).resize(1, 1).raw().toBuffer();
    expect([red! < 60, blue! > 180]).toEqual([true, true]);
    // Whoever still has the old address, in a mail or a cache, sees what was there.
    expect((await app.inject({ url: `${image.src}-400.webp` })).statusCode).toBe(200);
    expect((await api(library.get, { params: { key } })).places).toHaveLength(1);

    await expect(replace(key, await photograph({ colour: '#00ff00' }), 1)).resolves.toMatchObject({ statusCode: 409 });
    await api(library.restore, { params: { key, number: 1 }, body: { basedOn: 2 } });
    expect(await shown()).toEqual(image);
    const entries = (await db.select().from(auditTable).orderBy(auditTable.id)).map(({ action }) => action);
    expect(entries).toEqual(['media.upload', 'media.replace', 'media.restore']);
  });

  test('a replaced picture’s first file can be brought in again as a picture of its own', async () => {
    const file = await photograph({ colour: '#ff0000' });
    const { key } = await upload(file);
    await replace(key, await photograph({ colour: '#0000ff', at: 0 }), 1);
    const again = await upload(file);
    expect(again.isKnown).toBe(false);
    expect(again.key).not.toBe(key);
  });

  test('is cut anew where it is shown when that is wanted, and only then', async () => {
    const { db } = await testDb();
    const api = callAs(app, editor);
    const { key } = await upload(await photograph());
    const image = await api(library.crop, { params: { key }, body: { ratio: '3/4', focus: { x: 0, y: 50 } } });
    await db.execute(sql`insert into document (market, name, content) values ('*', 'test', ${JSON.stringify({ image })}::jsonb)`);
    const shown = async () => {
      const content = await loadContent(db, { log: { warn() {} } });
      return (content.byMarket.get('en-GB')!.documents.get('test') as { image: Image }).image;
    };
    const body = {
      name: 'coat.png',
      alts: {},
      focus: { x: 50, y: 50 },
      crops: { mobile: { ratio: '3/4' as const, focus: { x: 100, y: 50 } } },
    };
    await api(library.change, { params: { key }, body: { ...body, basedOn: 1 } });
    expect((await shown()).src).toBe(image.src);
    await api(library.change, { params: { key }, body: { ...body, basedOn: 2, everywhere: true } });
    expect((await shown()).src).not.toBe(image.src);
    await expect(api(library.change, { params: { key }, body: { ...body, basedOn: 2 } })).rejects.toMatchObject({ status: 409 });
  });
});

test('films of content are listed with where they are shown', async () => {
  const { db } = await testDb();
  const content = JSON.stringify({ rows: [{ columns: [{ blocks: [{ videoId: '76979871' }, { videoId: '' }] }] }] });
  await db.execute(sql`insert into page_draft values ('en-GB', '/i/film', 'contentPage', ${content}::jsonb, 1, now(), 'x')`);
  expect(await callAs(app, editor)(library.films, {})).toEqual([
    { videoId: '76979871', places: [{ kind: 'draft', market: 'en-GB', name: '/i/film' }] },
  ]);
});

test('who may only read the library changes nothing in it', async () => {
  const { key } = await upload(await photograph());
  const reader = await as('merchandiser');
  expect((await reader(library.get, { params: { key } })).key).toBe(key);
  await expect(reader(library.remove, { params: { key } })).rejects.toMatchObject({ status: 404 });
  await expect((await as('store'))(library.find, { query: {} })).rejects.toMatchObject({ status: 404 });
});
