import { gunzipSync } from 'node:zlib';
import { FeedRules, type KeptFeed, staffFeeds } from '@selvedge/contract/studio/feeds.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { beforeEach, describe, expect, test } from 'vitest';
import { importAssortment } from '../assortment/import/import-assortment.ts';
import { fixtureNow, option, price, shopLines, style } from '../catalogue/assortment.fixture.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import { records } from '../catalogue/test-catalogue.ts';
import { loadContent } from '../content/load-content.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { parseCsv } from '../file/parse-csv.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import type { StockChanges } from '../stock/stock-changes.ts';

let app: FastifyInstance;
let snapshot: CatalogueSnapshot;
let now: Date;
let stock: StockChanges;

beforeEach(async () => {
  await emptyTables();
  now = fixtureNow;
  stock = { find: () => undefined };
  await bring(shopLines);
  app = await testApp({ catalogue: () => snapshot, clock: () => now, stock: () => stock });
});

async function bring(lines: readonly unknown[]): Promise<void> {
  const { db, pool } = await testDb();
  const report = await importAssortment(pool, records(lines), { now, who: 'test', file: 'shop.jsonl' });
  expect(report.refused).toEqual([]);
  snapshot = await loadCatalogue(db, { now });
}

const as = async (role: Role) => callAs(app, await signInAsStaff((await testDb()).db, { role, now: fixtureNow }));
const draft = (over: object = {}) => ({
  ...{ version: 0, name: 'Feed', market: 'de-DE', format: 'xml' as const, rules: FeedRules.parse({}), sizeSystem: 'EU' as const },
  ...over,
});
const make = async (over: object = {}) => (await as('merchandiser'))(staffFeeds.save, { body: draft(over) });
const fetchFeed = ({ address }: Pick<KeptFeed, 'address'>, query = '', headers = {}) =>
  app.inject({ url: new URL(address).pathname + query, headers });

/** Every element with its text, as a strict reader sees it; what is no XML throws. */
function readXml(text: string, each: string): Record<string, string[]>[] {
  const found: Record<string, string[]>[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let [open, words]: [Record<string, string[]> | undefined, string] = [undefined, ''];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    if (name === each) open = {};
    words = '';
  });
  parser.on('text', (more) => {
    words += more;
  });
  parser.on('closetag', ({ name }) => {
    if (name === each) found.push(open!);
    else if (open) open[name] = [...(open[name] ?? []), words];
    words = '';
  });
  parser.write(text).close();
  return found;
}

async function readCsv(text: string): Promise<Record<string, string>[]> {
  const lines: string[][] = [];
  for await (const { fields } of parseCsv(once(text))) lines.push(fields);
  const [head = [], ...rows] = lines;
  return rows.map((fields) => Object.fromEntries(head.map((name, at) => [name, fields[at] ?? ''])));
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const googleEnums: Record<string, RegExp> = {
  'g:availability': /^(in_stock|out_of_stock|preorder|backorder)$/,
  'g:condition': /^(new|refurbished|used)$/,
  'g:gender': /^(male|female|unisex)$/,
  'g:age_group': /^(newborn|infant|toddler|kids|adult)$/,
  'g:size_system': /^(US|UK|EU|DE|FR|JP|CN|IT|BR|MEX|AU)$/,
  'g:identifier_exists': /^(yes|no)$/,
  'g:price': /^\d+\.\d{2} EUR$/,
  'g:sale_price': /^\d+\.\d{2} EUR$/,
  'g:sale_price_effective_date': /^\d{4}-\d\d-\d\dT[\d:.]+Z\/\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  'g:availability_date': /^\d{4}-\d\d-\d\dT/,
  'g:google_product_category': /^\d+$/,
  'g:gtin': /^\d{8,14}$/,
  'g:image_link': /^https?:\/\//,
  link: /^https?:\/\/[^ ]{1,2000}$/,
  title: /^.{1,150}$/su,
  description: /^.{0,5000}$/su,
  'g:id': /^.{1,50}$/,
  'g:item_group_id': /^.{1,50}$/,
};

describe('the formats', () => {
  test('Google’s is RSS whose fields have the values, the lengths and the order of amounts that its reader takes', async () => {
    await bring([
      style({
        styleNumber: '900',
        brand: 'Selvedge & Søn',
        texts: {
          en: { name: 'x' },
          de: { name: `<b>"Mantel" & ${'sehr '.repeat(26)}lang</b>`, description: `Ein\u0007 Mantel. ${'a'.repeat(4000)}` },
        },
        categories: ['women-coats'],
        options: [
          option({
            optionId: '1',
            prices: {
              'de-DE': [
                { from: '2026-01-01T00:00:00Z', list: 10000 },
                { from: '2026-11-01T00:00:00Z', list: 10000, sales: 7550 },
                { from: '2026-12-01T00:00:00Z', list: 10000 },
              ],
            },
          }),
        ],
      }),
    ]);
    const items = readXml((await fetchFeed(await make({ format: 'google' }))).body, 'item');
    expect(items.length).toBeGreaterThan(8);
    for (const item of items)
      for (const [name, pattern] of Object.entries(googleEnums)) for (const value of item[name] ?? []) expect(value, name).toMatch(pattern);
    for (const item of items)
      for (const name of [
        'g:id',
        'title',
        'link',
        'description',
        'g:image_link',
        'g:availability',
        'g:price',
        'g:condition',
        'g:brand',
        'g:return_policy_label',
      ])
        expect(item[name], name).toHaveLength(1);
    const coat = items.find((item) => item['g:id']![0] === '900_black_1,M')!;
    expect(coat).toMatchObject({
      ...{ 'g:price': ['100.00 EUR'], 'g:sale_price': ['75.50 EUR'], 'g:brand': ['Selvedge & Søn'], 'g:item_group_id': ['900'] },
      ...{ 'g:sale_price_effective_date': ['2026-11-01T00:00:00.000Z/2026-12-01T00:00:00.000Z'], 'g:color': ['Schwarz'], 'g:size': ['M'] },
      ...{ 'g:gender': ['female'], 'g:product_type': ['Damen > Mäntel'], 'g:google_product_category': ['203'] },
      'g:canonical_link': [expect.stringMatching(/\/de-DE\/p\/[^?]+\/900_black_1$/)],
      link: [expect.stringMatching(/\/de-DE\/p\/.+\/900_black_1\?size=M$/)],
    });
    expect(coat.title![0]).toMatch(/^<b>"Mantel" & sehr/);
  });

  test('staff say what Google calls a category, and it counts for what lies below it, in their market alone', async () => {
    await bring([
      style({
        styleNumber: '900',
        categories: ['women-coats'],
        options: [option({ optionId: '1', prices: { 'de-DE': [{ from: '2026-01-01T00:00:00Z', list: 9900 }] } })],
      }),
    ]);
    const calledIn = async (market: string) => {
      const items = readXml((await fetchFeed(await make({ format: 'google', market, name: `${market} ${Math.random()}` }))).body, 'item');
      return items.find((item) => item['g:id']![0]!.startsWith('900_'))?.['g:google_product_category']?.[0];
    };
    expect(await calledIn('de-DE')).toBe('203');
    const set = async (category: string, googleCategory: string) => {
      const key = { name: `category/${category}`, market: 'de-DE' };
      const staff = await as('merchandiser');
      const { version } = await staff(settings.saveSetting, {
        body: { ...key, basedOn: 0, content: { googleCategory }, keepsOther: false },
      });
      await staff(settings.publishSetting, { body: { ...key, version, decided: [] } });
      const { db } = await testDb();
      const content = await loadContent(db);
      app = await testApp({ catalogue: () => snapshot, clock: () => now, stock: () => stock, content: () => content });
    };
    await set('women', 'Apparel & Accessories > Clothing');
    expect(await calledIn('de-DE')).toBe('Apparel & Accessories > Clothing');
    await set('women-coats', '5598');
    expect(await calledIn('de-DE')).toBe('5598');
  });

  test('Meta’s and the plain ones hold the same sizes as Google’s', async () => {
    const ids = (items: readonly string[]) => [...items].sort();
    const google = ids(readXml((await fetchFeed(await make({ format: 'google' }))).body, 'item').map((item) => item['g:id']![0]!));
    const meta = await readCsv((await fetchFeed(await make({ format: 'meta' }))).body);
    const xml = readXml((await fetchFeed(await make({ format: 'xml' }))).body, 'product');
    const csv = await readCsv((await fetchFeed(await make({ format: 'csv' }))).body);
    expect(ids(meta.map(({ id }) => id!))).toEqual(google);
    expect(ids(xml.map(({ id }) => id![0]!))).toEqual(google);
    expect(ids(csv.map(({ id }) => id!))).toEqual(google);
    for (const row of meta)
      expect(row).toMatchObject({ availability: expect.stringMatching(/^(in|out of) stock$/), status: 'active', condition: 'new' });
    expect(csv.find(({ id }) => id === '100_black_1,M')).toMatchObject({
      price: '60.00',
      sale_price: '45.00',
      currency: 'EUR',
      material: '100% Wolle',
      gtin: expect.stringMatching(/^\d{13}$/),
    });
  });

  test('it says what can be had now, whatever the assortment was read with', async () => {
    stock = { find: (sku) => (sku === '100_black_1,M' ? [{ kind: 'warehouse', id: 'CENTRAL', quantity: 0 }] : undefined) };
    const rows = await readCsv((await fetchFeed(await make({ format: 'csv' }))).body);
    const of = (id: string) => rows.find((row) => row.id === id)?.availability;
    expect([of('100_black_1,M'), of('100_black_1,L')]).toEqual(['out_of_stock', 'in_stock']);
  });
});

describe('who may fetch it', () => {
  test('its address opens it, another or an old one opens nothing, and one that is switched off is not there', async () => {
    const desk = await as('merchandiser');
    const feed = await make();
    expect((await fetchFeed(feed)).statusCode).toBe(200);
    const path = new URL(feed.address).pathname;
    for (const wrong of [
      `/feeds/${feed.id}.xml`,
      path.replace(/.\.xml$/, (end) => `${end.startsWith('A') ? 'B' : 'A'}.xml`),
      path.replace('.xml', '.csv'),
      `${path}x`,
      '/feeds/unknown1/x.xml',
      '/feeds/..%2f..',
    ])
      expect((await app.inject({ url: wrong })).statusCode, wrong).toBe(404);
    const renewed = await desk(staffFeeds.renewAddress, { body: { id: feed.id, version: feed.version } });
    expect([(await fetchFeed(feed)).statusCode, (await fetchFeed(renewed)).statusCode]).toEqual([404, 200]);
    const off = await desk(staffFeeds.save, { body: { ...draft(), id: feed.id, version: renewed.version, isOn: false } });
    expect((await fetchFeed(off)).statusCode).toBe(404);
    await desk(staffFeeds.remove, { body: { id: feed.id, version: off.version } });
    await expect(desk(staffFeeds.remove, { body: { id: feed.id, version: off.version } })).rejects.toMatchObject({ status: 404 });
  });

  test('one that is open has a short address', async () => {
    const feed = await make({ isOpen: true });
    expect(new URL(feed.address).pathname).toBe(`/feeds/${feed.id}.xml`);
    expect((await fetchFeed(feed)).statusCode).toBe(200);
  });

  test('who may only read sees no address, and nobody without the right changes one; the log of changes has no token', async () => {
    const feed = await make();
    const reader = await as('editor');
    expect((await reader(staffFeeds.list, {})).feeds).toMatchObject([{ id: feed.id, address: '' }]);
    await expect(reader(staffFeeds.save, { body: draft() })).rejects.toMatchObject({ status: 404 });
    await expect((await as('warehouse'))(staffFeeds.renewAddress, { body: { id: feed.id, version: 1 } })).rejects.toMatchObject({
      status: 404,
    });
    const desk = await as('merchandiser');
    await expect(desk(staffFeeds.save, { body: { ...draft(), id: feed.id, version: 7 } })).rejects.toMatchObject({ status: 409 });
    await expect(desk(staffFeeds.save, { body: draft({ market: 'xx-XX' }) })).rejects.toMatchObject({ status: 409 });
    await desk(staffFeeds.remove, { body: { id: feed.id, version: 1 } });
    const { rows } = await (await testDb()).db.execute(sql`select before, after from audit_log where action like 'feed.%'`);
    const token = /\/([^/]+)\.xml$/.exec(feed.address)![1]!;
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('how it is fetched', () => {
  test('packed or plain it is the same, and nothing is sent to who knows it already', async () => {
    const feed = await make({ format: 'google' });
    const plain = await fetchFeed(feed);
    const packed = await fetchFeed(feed, '', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    expect((await fetchFeed(feed, '', { 'if-none-match': etag })).statusCode).toBe(304);
    const { db } = await testDb();
    await db.execute(sql`update style_text set description = 'Another.' where style_number = '100' and language = 'de'`);
    snapshot = await loadCatalogue(db, { now });
    now = new Date(now.getTime() + 61_000);
    expect((await fetchFeed(feed, '', { 'if-none-match': etag })).statusCode).toBe(200);
    const listed = await (await as('merchandiser'))(staffFeeds.list, {});
    expect(listed.feeds[0]).toMatchObject({ fetches: 4, products: 4, lastFetchedAt: now.toISOString() });
  });

  test('many products are written a piece at a time', async () => {
    await bring(
      Array.from({ length: 600 }, (_, at) =>
        style({
          styleNumber: `9${at + 1000}`,
          categories: ['women-coats'],
          texts: { en: { name: `Coat ${at}`, description: 'Warm.' } },
          options: [option({ optionId: '1', prices: price({ list: 9900 }, ['de-DE']) })],
        }),
      ),
    );
    const response = await fetchFeed(await make({ format: 'google' }));
    const items = readXml(response.body, 'item');
    expect(new Set(items.map((item) => item['g:id']![0])).size).toBe(items.length);
    expect(items.filter((item) => item['g:id']![0]!.startsWith('9'))).toHaveLength(1_800);
  });
});

describe('what changed since', () => {
  const ask = async (feed: KeptFeed, since: number | string) => {
    const answer = await fetchFeed(feed, `?since=${since}`);
    const rows = answer.statusCode === 200 ? await readCsv(answer.body) : [];
    const told = (status: string) =>
      rows
        .filter((row) => row.status === status)
        .map(({ id }) => id!)
        .sort();
    return {
      status: answer.statusCode,
      revision: Number(answer.headers['x-feed-revision']),
      active: told('active'),
      removed: told('removed'),
    };
  };
  const later = () => {
    now = new Date(now.getTime() + 61_000);
  };

  test('exactly the sizes that became other and those that are gone, from a revision or a moment', async () => {
    const { db } = await testDb();
    const feed = await make({ format: 'csv' });
    const first = Number((await fetchFeed(feed)).headers['x-feed-revision']);
    const began = now.toISOString();
    expect(await ask(feed, first)).toEqual({ status: 200, revision: first, active: [], removed: [] });

    later();
    stock = { find: (sku) => (sku === '100_black_1,M' ? [{ kind: 'warehouse', id: 'CENTRAL', quantity: 0 }] : undefined) };
    expect(await ask(feed, first)).toEqual({ status: 200, revision: first + 1, active: ['100_black_1,M'], removed: [] });

    later();
    await db.execute(sql`delete from product where id = '100_red_2'`);
    await db.execute(sql`update revision set value = value + 1 where name = 'catalogue'`);
    snapshot = await loadCatalogue(db, { now });
    const gone = ['100_red_2,L', '100_red_2,M', '100_red_2,S'];
    expect(await ask(feed, first + 1)).toEqual({ status: 200, revision: first + 2, active: [], removed: gone });
    expect(await ask(feed, encodeURIComponent(began))).toEqual({
      status: 200,
      revision: first + 2,
      active: ['100_black_1,M'],
      removed: gone,
    });

    later();
    const desk = await as('merchandiser');
    const [{ version }] = (await desk(staffFeeds.list, {})).feeds as [KeptFeed];
    await desk(staffFeeds.save, {
      body: { ...draft({ format: 'csv', rules: FeedRules.parse({ categories: ['women-coats'] }) }), id: feed.id, version },
    });
    expect(await ask(feed, first + 2)).toMatchObject({ active: [], removed: ['200_black_1,36', '200_black_1,38'] });
    expect(await ask(feed, 0)).toMatchObject({ active: ['100_black_1,L', '100_black_1,M', '100_black_1,S', '500_black_1'] });
  });

  test('a price that begins by itself is told without any row being written', async () => {
    await bring([
      style({
        styleNumber: '901',
        options: [
          option({
            optionId: '1',
            prices: {
              'de-DE': [
                { from: '2026-01-01T00:00:00Z', list: 10000 },
                { from: '2026-11-20T00:00:00Z', list: 10000, sales: 5000 },
              ],
            },
          }),
        ],
      }),
    ]);
    const feed = await make({ format: 'csv' });
    const first = Number((await fetchFeed(feed)).headers['x-feed-revision']);
    now = new Date('2026-11-20T00:00:01Z');
    snapshot = await loadCatalogue((await testDb()).db, { now });
    expect((await ask(feed, first)).active).toEqual(['901_black_1,L', '901_black_1,M', '901_black_1,S']);
  });

  test.each(['99', 'yesterday', '-1', '2026-13-45', ''])('“%s” is refused', async (since) => {
    const feed = await make({ format: 'csv' });
    await fetchFeed(feed);
    expect((await ask(feed, since)).status).toBe(400);
  });
});

test('a preview counts what would be in it, what is left out and what its reader would refuse', async () => {
  await bring([
    style({
      styleNumber: '902',
      texts: { en: { name: 'Bare' } },
      options: [option({ optionId: '1', images: { urlTemplate: '/images/x/{index}/{format}', indexes: [] } })],
    }),
  ]);
  const desk = await as('merchandiser');
  const ask = (rules: object) =>
    desk(staffFeeds.preview, { body: { ...draft({ format: 'google' as const }), rules: FeedRules.parse(rules) } });
  const strict = await ask({});
  expect(strict.leftOut).toEqual(
    expect.arrayContaining([
      { reason: 'noPicture', products: 1 },
      { reason: 'giftCards', products: 1 },
    ]),
  );
  const loose = await ask({ noPicture: false });
  expect(loose.products).toBe(strict.products + 1);
  expect(loose.examples.find(({ productId }) => productId === '902_black_1')?.problems).toEqual(
    expect.arrayContaining(['picture_missing', 'description_missing']),
  );
  expect(loose.problems[0]).toMatchObject({ level: 'error' });
  expect(readXml(`<x xmlns:g="g">${loose.sample}</x>`, 'item').length).toBeGreaterThan(0);
});
