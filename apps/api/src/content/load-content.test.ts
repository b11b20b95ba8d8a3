import { hasCoordinates } from '@selvedge/domain/map/map-country.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { type LoadOptions, loadContent } from './load-content.ts';

const warnings: { row?: string }[] = [];
const load = async (options = {}) => loadContent((await testDb()).db, { log: { warn: (detail) => warnings.push(detail) }, ...options });
const run = async (sql: string) => void (await (await testDb()).pool.query(sql));
const home = (heading: string) => `'{"_meta":{"alias":"homePage","url":""},"seo":{"title":"t"},"heading":"${heading}"}'`;

beforeEach(async () => {
  await emptyTables();
  warnings.length = 0;
});

/** As the specification lists them. */
const countryCodes =
  'AL DZ AD AM AT BE BA BG CA HR CY CZ DK EG EE FI FR DE GB GR HU IE KW IT JO LV LT LU MT MC MA ME NL MK NO PL PT QA RO SA RS SK SI ES SE CH UA AE US TN TR';

test('MKT-001, MKT-005 every country of the list has its shop, and every market a shop of its own', async () => {
  const { markets, byMarket } = await load();
  expect([...new Set(markets.map(({ country }) => country.code))].sort()).toEqual(countryCodes.split(' ').sort());
  expect(new Set(markets.map(({ url }) => url)).size).toBe(markets.length);
  for (const { id } of markets) expect(byMarket.get(id)?.market.id).toBe(id);
});

test('MKT-053 every country has a dial prefix', async () => {
  const { markets } = await load();
  expect(markets.filter(({ dialPrefix }) => !/^\+[1-9]\d{0,3}$/.test(dialPrefix)).map(({ id }) => id)).toEqual([]);
});

test('MKT-056 every country has its place on the map', async () => {
  const { countries } = await load();
  expect(countries.map(({ countryId }) => countryId).sort()).toEqual(countryCodes.split(' ').sort());
  expect(countries.filter((country) => !hasCoordinates(country)).map(({ countryId }) => countryId)).toEqual([]);
});

test('MKT-002, MKT-054 a freshly migrated shop knows its 55 markets in 51 countries, by priority', async () => {
  const { markets, countries, byMarket } = await load();
  expect([markets.length, new Set(markets.map(({ country }) => country.code)).size, countries.length]).toEqual([55, 51, 51]);
  expect(markets.map(({ priority }) => priority)).toEqual([...markets.keys()].map((index) => index + 1));
  expect(byMarket.get('de-DE')?.market).toMatchObject({
    fullName: 'Deutschland (Deutsch)',
    url: '/de-DE',
    currency: 'EUR',
    dialPrefix: '+49',
    tax: { name: 'MwSt.', rate: 19, included: true },
  });
  expect(markets.filter(({ direction }) => direction === 'rtl').map(({ id }) => id)).toEqual([
    'ar-AE',
    'ar-SA',
    'ar-KW',
    'ar-QA',
    'ar-JO',
    'ar-EG',
  ]);
});

test("MKT-004 the market nb-NO reports its language as 'no'", async () => {
  expect((await load()).byMarket.get('nb-NO')?.market.language.baseCode).toBe('no');
});

test('STO-001 ten countries have no store locator', async () => {
  const without = (await load()).markets.filter(({ hasStoreLocator }) => !hasStoreLocator).map(({ country }) => country.code);
  expect(without.sort()).toEqual(['ES', 'FI', 'GB', 'IE', 'IT', 'LU', 'NO', 'PL', 'PT', 'SE']);
});

test('a row that does not fit is reported by its id and left out, and the shop stays open', async () => {
  await run(`insert into document (market, name, content) values ('de-DE', 'menus', '{"shopName":1}')`);
  await run(`insert into page (id, market, path, alias, content, published) values
    ('bad', 'de-DE', '/women', 'categoryPage', '{}', true),
    ('misplaced', 'de-DE', '/basket', 'homePage', ${home('x')}, true),
    ('good', 'de-DE', '', 'homePage', ${home('Welcome')}, true)`);
  await run(`insert into feature_flag (market, name, value) values ('de-DE', 'noSuchFlag', 'true'), ('de-DE', 'miniBasket', '3')`);
  await run(`insert into document (market, name, content) values ('*', 'badges', '"none"')`);
  const germany = (await load()).byMarket.get('de-DE');
  expect([...(germany?.pages.keys() ?? [])].filter(isWritten)).toEqual(['']);
  expect([...(germany?.documents.keys() ?? [])]).toEqual([]);
  expect(warnings.map(({ row }) => row).sort()).toEqual([
    'document * badges',
    'document de-DE menus',
    'feature_flag de-DE miniBasket',
    'feature_flag de-DE noSuchFlag',
    'page bad',
    'page misplaced',
  ]);
  expect(germany?.navigation.shopName).toBe('Selvedge');
  expect(germany?.featureToggles.miniBasket).toBe(true);
});

test('a document is read when somebody looks at it; one that does not fit gives way to that of every market', async () => {
  await run(
    `insert into document (market, name, content) values ('*', 'badges', '[]'), ('de-DE', 'badges', '"none"'), ('de-DE', 'menus', '{"shopName":1}')`,
  );
  const documents = (await load()).byMarket.get('de-DE')?.documents;
  expect([documents?.names, warnings]).toEqual([['badges', 'menus'], []]);
  expect(documents?.get('badges')).toEqual([]);
  expect(warnings.map(({ row }) => row)).toEqual(['document de-DE badges']);
});

test('a page is read when somebody looks at it, and those beside it are not', async () => {
  await run(`insert into page (id, market, path, alias, content, published) values
    ('bad', 'de-DE', '/women', 'categoryPage', '{"categoryId":"women"}', true), ('good', 'de-DE', '', 'homePage', ${home('Welcome')}, true)`);
  const germany = (await load()).byMarket.get('de-DE');
  expect([germany?.pages.get('')?.heading, germany?.pathById.get('category:men'), warnings]).toEqual(['Welcome', undefined, []]);
  expect([germany?.pages.get('/women'), germany?.pathById.get('category:women')]).toEqual([undefined, undefined]);
  expect(warnings.map(({ row }) => row)).toEqual(['page bad']);
});

test("a market's own page that does not fit gives way to the page of every market, and nothing leads to one that is not there", async () => {
  const content = (fits: boolean) =>
    `'{"_meta":{"alias":"categoryPage","url":""},"seo":{"title":"t"},"heading":${fits ? '"All"' : 1},"categoryId":"women"}'`;
  await run(`insert into page (market, path, alias, content, published) values
    ('*', '/women', 'categoryPage', ${content(true)}, true), ('de-DE', '/women', 'categoryPage', ${content(false)}, true),
    ('fr-FR', '/femme', 'categoryPage', ${content(false).replace('women', 'femme')}, true)`);
  const { byMarket } = await load();
  expect([byMarket.get('de-DE')?.pages.get('/women')?.heading, byMarket.get('de-DE')?.pathById.get('category:women')]).toEqual([
    'All',
    '/women',
  ]);
  expect(byMarket.get('fr-FR')?.pathById.get('category:femme')).toBeUndefined();
});

test('a text is taken from the market, then its language, then English', async () => {
  await run(`insert into translation (scope, key, text) values
    ('en', 'test.a', 'en'), ('en', 'test.b', 'en'), ('en', 'test.c', 'en'), ('de', 'test.b', 'de'), ('de', 'test.c', 'de'), ('de-AT', 'test.c', 'at')`);
  const texts = (await load()).byMarket.get('de-AT')?.translations;
  expect([texts?.['test.a'], texts?.['test.b'], texts?.['test.c']]).toEqual(['en', 'de', 'at']);
});

test("what holds for every market gives way to the market's own", async () => {
  await run(
    `insert into page (market, path, alias, content, published) values ('*', '', 'homePage', ${home('All')}, true), ('de-DE', '', 'homePage', ${home('Own')}, true)`,
  );
  await run(`insert into feature_flag (market, name, value) values ('*', 'quickBuy', 'false'), ('de-DE', 'quickBuy', 'true')`);
  const { byMarket } = await load();
  expect(['de-DE', 'fr-FR'].map((id) => byMarket.get(id)?.pages.get('')?.heading)).toEqual(['Own', 'All']);
  expect(['de-DE', 'fr-FR'].map((id) => byMarket.get(id)?.featureToggles.quickBuy)).toEqual([true, false]);
});

test('only a preview shows what is not published', async () => {
  await run(`insert into page (market, path, alias, content) values ('de-DE', '', 'homePage', ${home('Draft')})`);
  const memory = new Map();
  const headingIn = async (options: LoadOptions) => (await load({ ...options, memory })).byMarket.get('de-DE')?.pages.get('')?.heading;
  expect(await headingIn({})).toBeUndefined();
  expect(await headingIn({ preview: true })).toBe('Draft');
  expect(await Promise.all([headingIn({}), headingIn({ preview: true }), headingIn({})])).toEqual([undefined, 'Draft', undefined]);
});

test('a load that remembers the last one sees what changed, came and went', async () => {
  const memory = new Map();
  const headings = async () =>
    [...((await load({ memory })).byMarket.get('de-DE')?.pages ?? [])]
      .filter(([path]) => isWritten(path))
      .map(([path, { heading }]) => `${path} ${heading}`)
      .sort();
  const put = (path: string, heading: string) =>
    run(`insert into page (market, path, alias, content, published) values ('de-DE', '${path}', 'contentPage', ${content(heading)}, true)`);
  const content = (heading: string) => `'{"_meta":{"alias":"contentPage","url":""},"seo":{"title":"t"},"heading":"${heading}"}'`;
  await put('/i/a', 'first');
  await put('/i/b', 'second');
  expect(await headings()).toEqual(['/i/a first', '/i/b second']);
  await run(`update page set content = ${content('changed')} where path = '/i/a'`);
  await run(`delete from page where path = '/i/b'`);
  await put('/i/c', 'third');
  expect(await headings()).toEqual(['/i/a changed', '/i/c third']);
  await run(`update page set published = false where path = '/i/a'`);
  expect(await headings()).toEqual(['/i/c third']);
});

/** Pages that the law asks for are there by themselves. */
const isWritten = (path: string) => !['/i/imprint', '/i/accessibility', '/i/withdrawal'].includes(path);
