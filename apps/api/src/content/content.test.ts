import { careers } from '@selvedge/contract/careers.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { content as calls } from '@selvedge/contract/content.ts';
import { featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../harness/test-app.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { loadContent } from './load-content.ts';
import { publishContent } from './publish-content.ts';
import { readDictionaries } from './read-dictionaries.ts';

beforeEach(emptyTables);

const navigation = (shopName: string) => ({ shopName, mainMenu: [] }) as never;
const market = { params: { market: 'de-de' } };

/** The app with what is in the database now. */
async function open(): Promise<FastifyInstance> {
  const snapshot: ContentSnapshot = await loadContent((await testDb()).db);
  return testApp({ content: () => snapshot });
}

/** The shop's own client, over the app instead of a network. */
async function client() {
  const app = await open();
  const send = async (url: string | URL | Request) => {
    const { body, statusCode: status } = await app.inject({ method: 'GET', url: String(url) });
    return new Response(body, { status });
  };
  return createClient({ apiBase: '', fetch: send as typeof fetch });
}

test('CMS-087 to CMS-101, CMS-104 a shop without content answers every call with its defaults', async () => {
  const api = await client();
  const { markets, countries, revision } = await api(calls.all, {});
  expect([markets.length, countries.length]).toEqual([55, 51]);
  expect(revision).toMatch(/^\d+$/);
  expect((await api(calls.markets, market)).map(({ id }) => id)).toEqual(markets.map(({ id }) => id));
  expect(Object.keys(await api(calls.featureFlags, market))).toEqual(Object.keys(featureFlags));
  expect(await api(calls.badges, { ...market, query: {} })).toEqual([]);
  expect(await api(calls.shopTheLook, market)).toEqual([]);
  expect(await api(calls.productSet, market)).toEqual([]);
  expect(await api(calls.shippingMethods, market)).toEqual([]);
  expect(await api(calls.subBrands, market)).toEqual([]);
  expect(await api(calls.monitoring, market)).toMatchObject({ enabled: false });
  expect(await api(calls.freeFreightValue, market)).toMatchObject({ currency: 'EUR' });
  expect(await api(calls.sizeGuideSettings, market)).toMatchObject({ url: '/de-DE/i/size-guide' });
  expect(await api(calls.searchConfigurations, market)).toMatchObject({ productsPerPage: 60, defaultSize: 20 });
  expect((await api(calls.translations, market))['page.basket.title']).toBe(readDictionaries().get('de')?.['page.basket.title']);
  expect((await api(calls.navigation, { ...market, query: {} })).shopName).toBe('Selvedge');
  expect(await api(careers.jobs, {})).toEqual([]);
});

test("a shop's documents are what its calls answer", async () => {
  const { db, pool } = await testDb();
  const terms = [{ slug: 'terms', version: '3', title: 'Terms', text: 'Be kind.' }];
  const freight = { freightValue: 75, currency: 'EUR', freightVersion: 'progress' };
  const documents = {
    'terms-and-conditions': terms,
    'free-freight-value': freight,
    badges: [{ badgeId: 'new', badgeTitle: 'New', locations: {} }],
  };
  await db.transaction((tx) => publishContent(tx, [{ market: 'de-DE', navigation: navigation('Mine'), pages: [], documents }]));
  await pool.query(`insert into job values ('j1', 'Tailor', 'Workroom', 'Porto', 'PT', 'Full time', 'Sew.', '#j1')`);
  const api = await client();
  expect(await api(calls.termsAndConditions, { ...market, query: {} })).toEqual({
    ...terms[0],
    text: [{ tag: 'p', children: [{ text: 'Be kind.' }] }],
  });
  expect(await api(calls.freeFreightValue, market)).toEqual(freight);
  expect(await api(calls.badges, { ...market, query: {} })).toHaveLength(1);
  expect((await api(calls.navigation, { ...market, query: {} })).shopName).toBe('Mine');
  expect(await api(careers.jobs, {})).toMatchObject([{ id: 'j1', city: 'Porto' }]);
});

test('CMS-102, CMS-103 terms are asked for by slug; of a slug that nobody wrote they are not found', async () => {
  const api = await client();
  await expect(api(calls.termsAndConditions, { ...market, query: { slug: 'nothing' } })).rejects.toMatchObject({ status: 404 });
});

test('a market that does not exist is not found', async () => {
  const api = await client();
  await expect(api(calls.navigation, { params: { market: 'xx-YY' }, query: {} })).rejects.toMatchObject({ status: 404 });
});

test('CMS-086 content is kept five minutes, and asked for by its tag costs nothing', async () => {
  const app = await open();
  const first = await app.inject('/api/f/de-DE/translations');
  expect(first.headers['cache-control']).toContain('300');
  const again = await app.inject({ url: '/api/f/de-DE/translations', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('CMS-089, CMS-094 a preview shows a member of staff what a shopper does not see yet', async () => {
  const app = await open();
  const { db } = await testDb();
  await db.transaction((tx) => publishContent(tx, [{ market: 'de-DE', navigation: navigation('New'), pages: [], documents: {} }]));
  const url = '/api/f/de-DE/navigation?preview=1';
  const staff = await signInAsStaff(db, { role: 'administrator', now });
  expect((await app.inject({ url, headers: staff })).json().shopName).toBe('New');
  expect((await app.inject({ url })).json().shopName).toBe('Selvedge');
});
