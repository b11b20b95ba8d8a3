import { loadContent } from '@selvedge/api/content/load-content.ts';
import { publishContent } from '@selvedge/api/content/publish-content.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { testApp, testNow } from '@selvedge/api/harness/test-app.ts';
import { PictureDetail } from '@selvedge/contract/studio/media.ts';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
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
