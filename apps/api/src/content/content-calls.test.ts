import { createClient } from '@selvedge/contract/client.ts';
import { content as calls } from '@selvedge/contract/content.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { testApp } from '../harness/test-app.ts';
import { loadContent } from './load-content.ts';
import { publishContent } from './publish-content.ts';

beforeEach(emptyTables);

const market = { params: { market: 'de-DE' } };
const method = { id: 'home', name: 'Home', carrier: 'Post', deliveryType: 'home', price: 4.95 };
const search = { productsPerPage: 24, defaultSize: 12, totalVisibleProducts: 4, totalVisibleSearchHistory: 2 };

/** Answered by a market that has published it, and by no other. */
test.each([
  ['CMS-090', 'shop-the-look', [{ id: 'l1', title: 'A look', productIds: ['1_black_1'] }], calls.shopTheLook],
  ['CMS-092', 'free-freight-value', { freightValue: 75, currency: 'EUR', freightVersion: 'progress' }, calls.freeFreightValue],
  ['CMS-095', 'product-set', [{ id: 's1', title: 'A set', productIds: ['1_black_1'] }], calls.productSet],
  ['CMS-096', 'search-configurations', search, calls.searchConfigurations],
  ['CMS-097', 'shipping-methods', [method], calls.shippingMethods],
  ['CMS-098', 'size-guide-settings', { url: '/de-DE/i/sizes', unit: 'in', charts: [] }, calls.sizeGuideSettings],
  ['CMS-099', 'terms-and-conditions', [{ slug: 'terms', version: '3', title: 'Terms', text: '' }], calls.termsAndConditions],
])('%s the call of %s answers what the market has published', async (_, name, document, call) => {
  const api = await publish({ [name]: document });
  const asked = { ...market, query: {} } as never;
  const [shown] = Array.isArray(document) ? document : [document];
  // Terms are written as a text and read as nodes.
  const expected = 'text' in shown! ? { ...shown, text: [] } : (shown as object);
  const read = (answer: unknown) => (Array.isArray(answer) ? answer[0] : answer);
  expect(read(await api(call as typeof calls.shopTheLook, asked))).toMatchObject(expected);
  const elsewhere = api(call as typeof calls.shopTheLook, { params: { market: 'fr-FR' }, query: {} } as never).catch(() => undefined);
  expect(read(await elsewhere) ?? {}).not.toMatchObject(expected);
});

test('CMS-093, ANA-018 the call of monitoring answers what its script needs, where staff have set it and the operator allows its host', async () => {
  const monitoring = { script: 'https://rum.example/rum.js', appId: 'a-1', clientToken: 'pub1', serviceName: 'the-shop' };
  const documents = { 'foreign-scripts': { monitoring } };
  const api = await publish(documents, { scriptHosts: ['https://rum.example'], build: 'b7' });
  expect(await api(calls.monitoring, market)).toEqual({ enabled: true, appId: 'a-1', serviceName: 'the-shop', buildVersion: 'b7' });
  const elsewhere = { params: { market: 'fr-FR' } };
  expect(await api(calls.monitoring, elsewhere)).toEqual({ enabled: false, appId: '', serviceName: '', buildVersion: 'b7' });
});

test('CMS-088 the call of markets answers every market that is open, the first one first', async () => {
  const markets = await (await publish({}))(calls.markets, market);
  expect(markets).toHaveLength(55);
  expect(markets[0]).toMatchObject({ priority: 1, url: `/${markets[0]?.id}` });
});

test('CMS-091, CMS-100 flags and texts are those of the market that is asked for', async () => {
  const { pool } = await testDb();
  await pool.query(`insert into feature_flag (market, name, value) values ('de-DE', 'quickBuy', 'false')`);
  await pool.query(`insert into translation (scope, key, text) values ('de-DE', 'test.a', 'hier'), ('fr', 'test.a', 'ici')`);
  const api = await publish({});
  const of = async (id: string) => {
    const params = { params: { market: id } };
    return [(await api(calls.featureFlags, params)).quickBuy, (await api(calls.translations, params))['test.a']];
  };
  expect([await of('de-DE'), await of('fr-FR')]).toEqual([
    [false, 'hier'],
    [true, 'ici'],
  ]);
});

async function publish(documents: Record<string, unknown>, config: { scriptHosts?: string[]; build?: string } = {}) {
  const { db } = await testDb();
  const navigation = { shopName: 'Mine', mainMenu: [] } as never;
  await db.transaction((tx) => publishContent(tx, [{ market: 'de-DE', navigation, pages: [], documents }]));
  const snapshot = await loadContent(db);
  const app = await testApp({ content: () => snapshot });
  Object.assign(app.shop.config, config);
  const send = async (url: string | URL | Request) => {
    const { body, statusCode: status } = await app.inject({ method: 'GET', url: String(url) });
    return new Response(body, { status });
  };
  return createClient({ apiBase: '', fetch: send as typeof fetch });
}
