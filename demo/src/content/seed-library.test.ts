import { importAssortment } from '@selvedge/api/assortment/import/import-assortment.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { publishContent } from '@selvedge/api/content/publish-content.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { testApp, testNow } from '@selvedge/api/harness/test-app.ts';
import { ensurePictures } from '@selvedge/api/media/ensure-pictures.ts';
import { PictureDetail } from '@selvedge/contract/studio/media.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoAssortment } from '../assortment/demo-assortment.ts';
import { demoPictures } from '../assortment/demo-pictures.ts';
import { demoNavigation } from './navigation.ts';
import { demoPages } from './pages.ts';
import { pictureFiles } from './picture-files.ts';
import { seedLibrary } from './seed-library.ts';

beforeEach(emptyTables);

async function furnished() {
  const { db, pool } = await testDb();
  const { markets } = await loadContent(db, { log: { warn() {} } });
  const published = markets
    .filter(({ id }) => id === 'en-IE' || id === 'pl-PL')
    .map((market) => ({ market: market.id, navigation: demoNavigation(market), pages: demoPages(market), documents: {} }));
  await publishContent(db, published);
  expect(await seedLibrary(db, testNow)).toBe(true);
  const app = await testApp();
  const editor = await signInAsStaff(db, { role: 'editor', now: testNow });
  const get = (url: string) => app.inject({ url, headers: editor });
  const find = async (q: string): Promise<PictureDetail> => {
    const { pictures } = (await get(`/api/studio/media/find?q=${encodeURIComponent(q)}`)).json();
    return PictureDetail.parse((await get(`/api/studio/media/${pictures[0].key}`)).json());
  };
  return { db, pool, app, editor, get, find };
}

test('the library of the demo holds every picture of its pages, with words, size, a thumbnail and its places', async () => {
  const { get, find, pool, db } = await furnished();
  expect((await pool.query('select from media_upload')).rowCount).toBe(Object.keys(pictureFiles).length);
  const denim = await find('denim-drape');
  expect(denim).toMatchObject({ name: 'denim-drape', width: 1280, height: 720, placeholder: '#404553' });
  expect(denim.alts.en).toBe('Indigo denim falling in soft vertical folds');
  expect(Object.keys(denim.alts)).toContain('ar');
  expect(denim.places).toContainEqual({ kind: 'page', market: 'pl-PL', name: '/cloth' });
  const small = await get(denim.src);
  expect(small.headers['content-type']).toBe('image/webp');
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
  const unused = (await pool.query('select name from media_upload where not exists (select from media_shown s where s.upload_key = key)'))
    .rows;
  expect(unused).toEqual([]);
  expect(await seedLibrary(db, testNow)).toBe(false);
});

test('one that an editor replaces is another on every page of the demo', async () => {
  const { app, editor, find, db } = await furnished();
  const { key, version } = await find('folded-stack');
  const payload = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer();
  const url = `/api/studio/media/${key}/file?name=other.png&basedOn=${version}`;
  const replaced = await app.inject({ method: 'POST', url, headers: { ...editor, 'content-type': 'image/png' }, payload });
  expect(replaced.statusCode).toBe(200);
  const content = await loadContent(db, { log: { warn() {} } });
  const home = JSON.stringify(content.byMarket.get('pl-PL')?.pages.get(''));
  expect(home).not.toContain('/media/folded-stack');
  expect(home).toContain('/img/c/');
});

test('a shop whose pages show none of them keeps its library as it is', async () => {
  const { db, pool } = await testDb();
  expect(await seedLibrary(db, testNow)).toBe(false);
  expect((await pool.query('select from media_upload')).rowCount).toBe(0);
});

describe('the pictures that are drawn for the goods', () => {
  async function stocked() {
    const { db, pool } = await testDb();
    const size = { styles: 6, seed: 1 };
    await ensurePictures(db, demoPictures(size));
    const lines = [...demoAssortment({ ...size, now: testNow })].map((value, at) => ({ line: at + 1, lines: 1, value }));
    await importAssortment(pool, lines, { now: testNow, who: 'demo', file: 'some goods' });
    expect(await seedLibrary(db, testNow)).toBe(true);
    const app = await testApp();
    const editor = await signInAsStaff(db, { role: 'editor', now: testNow });
    const call = async (url: string, options: object = {}) => {
      const answer = await app.inject({ url, headers: editor, ...options });
      return { status: answer.statusCode, body: answer.json() };
    };
    const { rows } = await pool.query(`
      select product.id, images ->> 'urlTemplate' as template, name, colour_names ->> 'en' as colour from product
      join style_text using (style_number) where language = 'en' and images ->> 'urlTemplate' like '/img/%' order by product.id limit 1`);
    const goods = rows[0] as { id: string; template: string; name: string; colour: string };
    const q = encodeURIComponent(`${goods.name}, ${goods.colour}: back`);
    const found = (await call(`/api/studio/media/find?q=${q}`)).body;
    const picture = PictureDetail.parse((await call(`/api/studio/media/${found.pictures[0].key}`)).body);
    return { app, db, pool, editor, call, goods, picture };
  }

  test('are found in the library by the name of the goods, with words, an address and the products that show them', async () => {
    const { call, db, pool, goods, picture } = await stocked();
    expect(picture).toMatchObject({ name: `${goods.name}, ${goods.colour}: back`, width: 1600, height: 2133, isDrawn: true });
    expect(picture.src).toBe(`${goods.template.replace('{index}', '1').replace('{format}', 'back')}.w320.webp`);
    expect(picture.alts.en).toBe(picture.name);
    expect(picture.places).toContainEqual({ kind: 'product', market: '*', name: goods.id });
    expect(picture.uses).toBe(picture.places.length);
    const { rows } = await pool.query(
      'select count(*)::int as all, count(*) filter (where length(bytes) > 0)::int as files from media_upload',
    );
    expect(rows[0].all).toBeGreaterThan(5);
    expect(rows[0].files).toBe(0);
    const unused = await call('/api/studio/media/find?use=unused');
    expect(unused.body).toMatchObject({ total: 0 });
    const drawn = (await call('/api/studio/media/find?origin=drawn')).body.total;
    expect([drawn, (await call('/api/studio/media/find?origin=uploaded')).body.total]).toEqual([rows[0].all, 0]);
    expect(await seedLibrary(db, testNow)).toBe(false);
  });

  test('can be described, and say why they are neither replaced, cut, numbered nor thrown away', async () => {
    const { call, picture } = await stocked();
    const { key, version, alts, focus, crops } = picture;
    const words = { basedOn: version, name: 'The back', alts: { ...alts, en: 'Seen from behind' }, focus, crops };
    const changed = await call(`/api/studio/media/${key}`, { method: 'PUT', payload: words });
    expect(changed).toMatchObject({ status: 200, body: { name: 'The back', alts: { en: 'Seen from behind' } } });

    const refused = { status: 409, body: { errors: { key: ['studio.picture_drawn'] } } };
    const cut = { ratio: '1/1', focus, alt: '' };
    expect(await call(`/api/studio/media/${key}/crop`, { method: 'POST', payload: cut })).toMatchObject(refused);
    expect(await call(`/api/studio/media/${key}`, { method: 'DELETE' })).toMatchObject({
      status: 409,
      body: { errors: { key: ['studio.picture_used'] } },
    });
    expect((await call('/api/studio/media')).body).toEqual([]);
  });

  test('are not replaced by a file', async () => {
    const { app, editor, picture } = await stocked();
    const payload = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#aa0000' } })
      .png()
      .toBuffer();
    const url = `/api/studio/media/${picture.key}/file?name=other.png&basedOn=${picture.version}`;
    const answer = await app.inject({ method: 'POST', url, headers: { ...editor, 'content-type': 'image/png' }, payload });
    expect([answer.statusCode, answer.json().errors]).toEqual([409, { key: ['studio.picture_drawn'] }]);
  });
});
