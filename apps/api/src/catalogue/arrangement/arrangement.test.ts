import { attempt } from '@selvedge/contract/attempt.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { CategorySettings, CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { categories } from '@selvedge/contract/studio/categories.ts';
import { searchTools } from '@selvedge/contract/studio/search.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { importAssortment } from '../../assortment/import/import-assortment.ts';
import { loadContent } from '../../content/load-content.ts';
import { page } from '../../content/tables.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp } from '../../harness/test-app.ts';
import type { ContentSnapshot } from '../../published/content-snapshot.ts';
import { fixtureNow, shopLines } from '../assortment.fixture.ts';
import { loadCatalogue } from '../load-catalogue.ts';

const coat = '200_black_1';
const market = { market: 'en-GB' };
let app: FastifyInstance;
let content: ContentSnapshot;
let merchandiser: Client;
let service: Client;

beforeAll(async () => {
  await emptyTables();
  const { db, pool } = await testDb();
  const lines = shopLines.map((value, index) => ({ line: index + 1, lines: 1, value }));
  await importAssortment(pool, lines, { now: fixtureNow, who: 'test', file: 'shop.jsonl' });
  const knitwear = {
    _meta: { alias: 'categoryPage', url: '' },
    seo: { title: 'Knitwear' },
    heading: 'Knitwear',
    categoryId: 'women-knitwear',
  };
  await db.insert(page).values({ market: '*', path: '/women/knitwear', alias: 'categoryPage', content: knitwear, published: true });
  await reload();
  const goods = await loadCatalogue(db, { now: fixtureNow });
  app = await testApp({ clock: () => fixtureNow, catalogue: () => goods, content: () => content });
  merchandiser = callAs(app, await signInAsStaff(db, { role: 'merchandiser', now: fixtureNow }));
  service = callAs(app, await signInAsStaff(db, { role: 'customer-service', now: fixtureNow }));
});

/** What every process does within a second of a publication. The assortment is not laid out anew. */
async function reload(): Promise<void> {
  content = await loadContent((await testDb()).db, { log: { warn() {} } });
}

async function publish(name: string, value: unknown, scope = 'en-GB'): Promise<void> {
  const key = { name, market: scope };
  const { version: basedOn } = await merchandiser(settings.getSetting, { query: key });
  const { version } = await merchandiser(settings.saveSetting, { body: { ...key, basedOn, content: value } });
  await merchandiser(settings.publishSetting, { body: { ...key, version } });
  await reload();
}

const listed = async (category: string, catalog = 'en-GB') =>
  (await merchandiser(catalogue.searchIds, { params: { catalog }, body: { category } })).ids;
const rule = (tag: string): CategorySettings => ({
  products: { kind: 'rule', conditions: [{ field: 'tag', is: 'any', values: [tag] }] },
  order: [],
});
const explain = (terms: string, more = {}) => merchandiser(searchTools.explain, { params: market, body: { terms, ...more } });

describe('a category that a merchandiser arranges', () => {
  test('is previewed against the live listing, and changes nothing by it', async () => {
    const preview = await merchandiser(categories.preview, {
      params: market,
      body: { id: 'women-knitwear', settings: { products: { kind: 'picked', ids: [coat, '100_red_2', 'gone'] }, order: [] } },
    });
    expect(preview).toMatchObject({ total: 2, liveTotal: 2, entered: 1, left: 1, missing: [{ id: 'gone', why: 'unknown' }] });
    expect(preview.tiles.map(({ id, hasEntered }) => ({ id, hasEntered }))).toEqual([
      { id: coat, hasEntered: true },
      { id: '100_red_2', hasEntered: false },
    ]);
    expect(preview.leaving.map(({ id }) => id)).toEqual(['100_black_1']);
    expect(await listed('women-knitwear')).toHaveLength(2);
  });

  test('says why a product that was put there by hand is not to be seen', async () => {
    const why = async (given: CategorySettings) =>
      (await merchandiser(categories.preview, { params: market, body: { id: 'women-knitwear', settings: given } })).missing;
    expect(await why({ products: { kind: 'assigned' }, order: [coat] })).toEqual([{ id: coat, why: 'not_matching' }]);
    expect(await why({ products: { kind: 'picked', ids: ['300_black_1'] }, order: [] })).toEqual([
      { id: '300_black_1', why: 'not_online' },
    ]);
    expect(await why({ products: { kind: 'assigned' }, order: ['100_black_1'], maximumAgeDays: 30 })).toEqual([
      { id: '100_black_1', why: 'beyond_limit' },
    ]);
  });

  test('is live in its market without a new index, and nowhere else', async () => {
    await publish('category/women-coats', rule('promo-rib'));
    expect(await listed('women-coats')).toEqual(['100_black_1']);
    expect(await listed('women-coats', 'de-DE')).toEqual([coat]);
    const { facts } = await merchandiser(categories.overview, { params: market });
    expect(facts.find(({ id }) => id === 'women-coats')).toEqual({ id: 'women-coats', products: 1, kind: 'rule' });
  });

  test('that holds for every market stands back where a market has its own', async () => {
    await publish('category/women-coats', rule('autumn'), '*');
    expect(await listed('women-coats')).toEqual(['100_black_1']);
    expect([...(await listed('women-coats', 'de-DE'))].sort()).toEqual(['100_black_1', '100_red_2']);
  });

  test('moves with the tree', async () => {
    const tree: CategoryTree = {
      categories: [
        { id: 'wardrobe', parent: null, names: { en: 'Wardrobe' } },
        { id: 'women', parent: 'wardrobe', names: {} },
      ],
      removed: [],
    };
    await publish('category-tree', tree);
    expect(await listed('wardrobe')).toHaveLength(3);
    const { facets } = await merchandiser(catalogue.search, { params: { catalog: 'en-GB' }, query: {}, body: {} });
    expect(facets.find(({ id }) => id === 'category')?.values[0]).toMatchObject({ value: 'wardrobe', label: 'Wardrobe', count: 3 });
    await publish('category-tree', { categories: [], removed: [] });
  });

  test('names what hangs on it before it is taken away', async () => {
    await publish('search-redirects', [{ term: 'wool', target: '/women/knitwear' }]);
    expect(await merchandiser(categories.ties, { params: market, query: { id: 'women-knitwear' } })).toMatchObject({
      products: 2,
      pages: [{ path: '/women/knitwear', title: 'Knitwear' }],
      searches: ['wool'],
    });
    expect((await merchandiser(categories.ties, { params: market, query: { id: 'women' } })).below).toEqual(['Coats', 'Knitwear']);
  });

  test('offers the values of the assortment for its rule', async () => {
    const values = (of: 'tag' | 'material', q = '') => merchandiser(categories.values, { params: market, query: { of, q } });
    expect((await values('tag')).map(({ value, count }) => `${value} ${count}`)).toEqual(['autumn 2', 'promo-rib 1']);
    expect(await values('material', 'WOO')).toEqual([{ value: 'wool', label: 'Wool', count: 3 }]);
  });
});

describe('refused', () => {
  test('a rule that is not finished is kept as work and does not go live', async () => {
    const key = { name: 'category/women', market: 'en-GB' };
    const unfinished = { products: { kind: 'rule', conditions: [{ field: 'tag', is: 'any', values: [] }] }, order: [] };
    const saved = await merchandiser(settings.saveSetting, { body: { ...key, basedOn: 0, content: unfinished } });
    expect(saved.problems).toEqual([{ at: 'products.conditions.0.values', keys: ['categories.values_missing'] }]);
    const answer = await attempt(merchandiser(settings.publishSetting, { body: { ...key, version: saved.version } }));
    expect(answer.hasError && answer.error.status).toBe(400);
  });

  test('two people who work on one category do not overwrite each other', async () => {
    const key = { name: 'category/gifts', market: 'en-GB' };
    await merchandiser(settings.saveSetting, { body: { ...key, basedOn: 0, content: rule('autumn') } });
    const answer = await attempt(merchandiser(settings.saveSetting, { body: { ...key, basedOn: 0, content: rule('promo-rib') } }));
    expect(answer.hasError && answer.error.status).toBe(409);
  });

  test('whoever may only look changes nothing', async () => {
    expect(await service(categories.overview, { params: market })).toHaveProperty('facts');
    const body = { name: 'category/women', market: 'en-GB', basedOn: 0, content: rule('autumn') };
    const answer = await attempt(service(settings.saveSetting, { body }));
    expect(answer.hasError && answer.error.status).toBe(404);
  });

  test.each(['category/', 'category/Ä', 'category/a/b', 'categories', 'category/../x'])('%s is no setting', async (name) => {
    const answer = await attempt(merchandiser(settings.getSetting, { query: { name, market: '*' } }));
    expect(answer.hasError).toBe(true);
  });
});

describe('the test box', () => {
  test('SRC-013 shows the live order with its reasons, and a draft before it is live', async () => {
    expect((await explain('topper')).total).toBe(0);
    const synonyms = [{ language: 'en', words: ['topper', 'coat'], oneWay: true }];
    const draft = await explain('topper', { synonyms });
    expect(draft.results).toMatchObject([
      { id: coat, place: 1, parts: [{ typed: 'topper', means: 'coat', how: 'synonym', field: 'name' }] },
    ]);
    expect((await explain('topper')).total).toBe(0);
    await publish('search-synonyms', synonyms);
    expect((await explain('topper')).total).toBe(1);
    expect((await merchandiser(catalogue.searchIds, { params: { catalog: 'en-GB' }, body: { searchTerms: 'topper' } })).ids).toEqual([
      coat,
    ]);
  });

  test('says where a search leads instead', async () => {
    expect((await explain('x', { redirects: [{ term: 'X', target: '/returns', status: 301 }] })).redirect).toEqual({
      target: '/returns',
      status: 301,
    });
  });

  test.each([
    ['jumper', coat, { reasons: ['understood'], missing: [] }],
    ['soft', coat, { reasons: ['words'], missing: ['soft'] }],
    ['shirt', '300_black_1', { reasons: ['not_online'], missing: [] }],
    ['jumper', 'nothing', { reasons: ['unknown'] }],
    ['weekend', '400_digital_1', { reasons: ['words'] }],
    ['jumper', '100_black_1', { reasons: [], product: { place: 2 } }],
    ['jumper', '100', { id: '100_black_1' }],
  ])('for “%s” says of %s why it is there or not', async (terms, productId, asked) => {
    expect((await explain(terms, { productId })).asked).toMatchObject(asked);
  });

  test('shows what is read of a product', async () => {
    const { asked } = await explain('jumper', { productId: coat });
    expect(asked?.texts).toContainEqual({ field: 'name', text: 'Wool coat' });
    expect(asked?.texts).toContainEqual({ field: 'attribute', text: 'Wool' });
  });
});
