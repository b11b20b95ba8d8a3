import { randomUUID } from 'node:crypto';
import type { CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../harness/test-app.ts';
import { recommendationEventTable } from '../recommendation/tables.ts';
import { searchedTermTable } from '../search/searched/tables.ts';
import { openCounting } from './analytics.fixture.ts';
import { forgetOldVisits } from './forget-old-visits.ts';
import { rollUp } from './roll-up.ts';
import { storeBatches } from './store-batches.ts';
import {
  analyticsBatchTable,
  analyticsFunnelDayTable,
  analyticsHourTable,
  analyticsProductDayTable,
  analyticsVisitTable,
  analyticsVitalDayTable,
} from './tables.ts';

let shop: Awaited<ReturnType<typeof openCounting>>;
const day = '2026-11-15';

beforeEach(async () => {
  shop = await openCounting();
});
// What waited on would be written into the next test's tables.
afterEach(() => shop.stored());

const view = (style: string): Pick<CollectedEvent, 'name' | 'page' | 'products'> => ({
  name: 'view_item',
  page: 'productPage',
  products: [{ id: `${style}_black_1` }],
});
const sent = (given: object) => JSON.stringify({ consent: true, session: randomUUID(), ...given });
const taken = async () => {
  await shop.stored();
  return (await shop.db.select().from(analyticsBatchTable)).flatMap(({ events }) => events.map(({ name }) => name));
};
const outcomes = async () => {
  const { values } = await shop.app.shop.metrics.analyticsEvents.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
};
const funnel = async () =>
  Object.fromEntries(
    (await shop.db.select().from(analyticsFunnelDayTable)).map(({ market, step, visits }) => [`${market} ${step}`, visits]),
  );

describe('what happened is taken', () => {
  test('into memory, without a word to the database, and written afterwards', async () => {
    const { db } = shop.app.shop;
    shop.app.shop.db = new Proxy(db, { get: () => expect.fail('the request waits for the database') });
    shop.app.shop.findShopper = () => expect.fail('the request asks who it is');
    await shop.count([{ name: 'page_view' }], { headers: { cookie: 'sAccessToken=x; basket=y' } });
    shop.app.shop.db = db;
    expect(await taken()).toEqual(['page_view']);
    expect(await outcomes()).toEqual({ taken: 1 });
  });

  test('only with consent, and not from programs, browsers without a window and pages fetched ahead', async () => {
    await shop.count([{ name: 'page_view' }], { consent: false });
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (X11) HeadlessChrome/142.0',
      'curl/8.1',
      '',
    ])
      await shop.count([{ name: 'page_view' }], { headers: { 'user-agent': agent } });
    await shop.count([{ name: 'page_view' }], { headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect(await taken()).toEqual([]);
    expect(await outcomes()).toEqual({ refused: 1, bot: 5 });
  });

  test('with nothing that names a person or a browser', async () => {
    const [session, visitor] = [randomUUID(), randomUUID()];
    await shop.count([view('1'), { name: 'search', search: { term: 'ada@example.com', isEmpty: true } }], { session, visitor });
    await shop.stored();
    const { rows } = await shop.db.execute(sql`select * from analytics_batch`);
    const text = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    for (const secret of [session, visitor, 'ada', 'Firefox', '127.0.0.1']) expect(text).not.toContain(secret);
    expect(Object.keys(rows[0]!).sort()).toEqual(['at', 'events', 'id', 'market', 'test', 'visit', 'weight']);
  });

  test('of as many visits as the flag says, each standing for the others', async () => {
    shop.app.shop.content = withSample(shop.app.shop.content(), 25);
    const sessions = Array.from({ length: 200 }, (_, number) => `a-visit-${number}`);
    for (const session of sessions) await shop.count([{ name: 'page_view' }], { session });
    const { taken: some = 0, sampled = 0 } = (await outcomes()) as Record<string, number>;
    expect(some + sampled).toBe(200);
    expect(some).toBeGreaterThan(20);
    expect(some).toBeLessThan(90);
    await shop.stored();
    await rollUp(shop.db);
    expect(await funnel()).toEqual({ 'sv-SE visit': some * 4 });
    shop.app.shop.content = withSample(shop.app.shop.content(), 0);
    await shop.count([{ name: 'page_view' }]);
    expect(((await outcomes()) as Record<string, number>).taken).toBe(some);
  });

  test('until the memory is full, and from then on dropped and counted', async () => {
    const { reader } = shop.app.shop.collector;
    const batch = { market: 'sv-SE', at: testNow, isBot: false, sample: 100, running: undefined };
    const body = JSON.stringify({ consent: true, session: randomUUID(), events: [{ name: 'page_view', page: 'homePage' }] });
    for (let at = 0; at < 255; at++) reader.read({ ...batch, body: body.padEnd(65_536) });
    await shop.count(Array.from({ length: 40 }, () => view('1')));
    reader.read({ ...batch, body: body.padEnd(65_536) });
    expect(await outcomes()).toEqual({ taken: 295, full: 1 });
    await shop.stored();
    await shop.count([view('1')]);
    expect(await outcomes()).toEqual({ taken: 296, full: 1 });
  });

  test('from one address only so often', async () => {
    const { limit } = shop.app.shop.collector;
    for (let at = 1; at < 300; at++) limit('127.0.0.1', testNow);
    await shop.count([{ name: 'page_view' }]);
    expect(await attempt(shop.count([{ name: 'page_view' }]))).toMatchObject({ response: { status: 429 } });
    expect(() => limit('127.0.0.2', testNow)).not.toThrow();
    expect(() => limit('127.0.0.1', new Date(testNow.getTime() + 10_000))).not.toThrow();
  });

  test.each<[string, string]>([
    ['an event that nobody knows', sent({ events: [{ name: 'click', page: 'homePage' }] })],
    ['more than fit a batch', sent({ events: Array(51).fill({ name: 'page_view', page: 'homePage' }) })],
    ['a number that is no measurement', sent({ events: [{ name: 'web_vital', page: 'homePage', vital: { metric: 'LCP', value: -1 } }] })],
    ['what is no JSON', '{"consent": true'],
  ])('%s is left out, and counted as such', async (_, payload) => {
    expect((await shop.send(payload)).statusCode).toBe(204);
    expect(await taken()).toEqual([]);
    expect(await outcomes()).toEqual({ invalid: 1 });
  });

  test('nothing at all, and more than a browser sends, is refused', async () => {
    expect((await shop.send('')).statusCode).toBe(400);
    expect((await shop.send(sent({ more: 'x'.repeat(70_000) }))).statusCode).toBe(413);
  });

  test('a market that does not exist and a page of somebody else are refused', async () => {
    expect(await attempt(shop.count([{ name: 'page_view' }], { market: 'xx-XX' }))).toMatchObject({ response: { status: 404 } });
    expect(await attempt(shop.count([{ name: 'page_view' }], { headers: { 'sec-fetch-site': 'cross-site' } }))).toMatchObject({
      response: { status: 400 },
    });
  });

  test('REC-005 what a browser looked at, put into the basket or bought is there for recommendations, without what nobody sells', async () => {
    const visitor = randomUUID();
    const two = { name: 'purchase', products: [{ id: '1_black_1' }, { id: '2_black_1' }, { id: 'invented' }] } as const;
    await shop.count([view('1'), { ...two, products: [...two.products] }, { name: 'page_view' }], { visitor });
    await shop.count([view('2')]);
    await shop.stored();
    const rows = await shop.db.select().from(recommendationEventTable).orderBy(recommendationEventTable.id);
    expect(rows.map(({ kind, productId }) => `${kind} ${productId}`)).toEqual([
      'view 1_black_1',
      'purchase 1_black_1',
      'purchase 2_black_1',
    ]);
    expect(new Set(rows.map((row) => row.visitor))).toEqual(new Set([visitor]));
    expect(rows[1]!.groupId).toBe(rows[2]!.groupId);
  });
});

describe('what was taken is rolled up', () => {
  test('by hour, product, measurement and word', async () => {
    await shop.count([
      { name: 'page_view' },
      { name: 'page_view', page: 'productPage' },
      view('1'),
      { name: 'view_item_list', products: [{ id: '1_black_1' }, { id: '2_black_1' }, { id: 'invented' }] },
      { name: 'add_to_cart', page: 'productPage', products: [{ id: '1_black_1', quantity: 3 }] },
      { name: 'search', page: 'searchPage', search: { term: ' Kimono ', isEmpty: true } },
      { name: 'search', page: 'searchPage', search: { term: '070 123 456 789', isEmpty: true } },
      { name: 'web_vital', vital: { metric: 'LCP', value: 2_000 } },
    ]);
    await shop.count([view('1'), { name: 'web_vital', vital: { metric: 'LCP', value: 2_010 } }]);
    await shop.stored();
    expect(await rollUp(shop.db)).toBe(2);
    const hours = await shop.db.select().from(analyticsHourTable);
    expect(Object.fromEntries(hours.map(({ pageKind, event, events }) => [`${pageKind} ${event}`, events]))).toEqual({
      ...{ 'homePage page_view': 1, 'productPage page_view': 1, 'productPage view_item': 2, 'homePage view_item_list': 1 },
      ...{ 'productPage add_to_cart': 1, 'searchPage search': 2, 'homePage web_vital': 2 },
    });
    expect(hours[0]).toMatchObject({ hour: testNow, market: 'sv-SE' });
    expect(await shop.db.select().from(analyticsProductDayTable).orderBy(analyticsProductDayTable.style)).toEqual([
      { day, market: 'sv-SE', style: '1', impressions: 1, clicks: 0, views: 2, adds: 3, purchases: 0 },
      { day, market: 'sv-SE', style: '2', impressions: 1, clicks: 0, views: 0, adds: 0, purchases: 0 },
    ]);
    expect(await shop.db.select().from(searchedTermTable)).toEqual([{ market: 'sv-SE', day, term: 'kimono', times: 1, empty: 1 }]);
    expect(await shop.db.select().from(analyticsVitalDayTable)).toMatchObject([{ pageKind: 'homePage', metric: 'LCP', visits: 2 }]);
    expect(await shop.db.select().from(analyticsBatchTable)).toEqual([]);
  });

  test('a visit once for each step, in whichever roll-up it reached it', async () => {
    const session = randomUUID();
    await shop.count([{ name: 'page_view' }, view('1'), view('2')], { session });
    await shop.count([{ name: 'page_view' }]);
    await shop.stored();
    await rollUp(shop.db);
    expect(await funnel()).toEqual({ 'sv-SE visit': 2, 'sv-SE product': 1 });
    await shop.count([view('1'), { name: 'add_to_cart' }, { name: 'begin_checkout' }], { session });
    await shop.count([{ name: 'purchase' }, { name: 'add_payment_info' }], { session });
    await shop.count([{ name: 'page_view' }], { session, market: 'ar-KW' });
    await shop.stored();
    await rollUp(shop.db);
    expect(await funnel()).toEqual({
      ...{ 'sv-SE visit': 2, 'sv-SE product': 1, 'sv-SE basket': 1, 'sv-SE checkout': 1, 'sv-SE payment': 1, 'sv-SE purchase': 1 },
      'ar-KW visit': 1,
    });
  });

  test('by four processes at once, each batch once', async () => {
    await Promise.all(Array.from({ length: 60 }, () => shop.count([view('1')])));
    await shop.stored();
    await Promise.all(Array.from({ length: 4 }, () => rollUp(shop.db)));
    await rollUp(shop.db);
    expect(await shop.db.select().from(analyticsProductDayTable)).toMatchObject([{ style: '1', views: 60 }]);
    expect(await funnel()).toEqual({ 'sv-SE visit': 60, 'sv-SE product': 60 });
  });

  test('whole or not at all: a crash half-way leaves everything for the next', async () => {
    await shop.count([view('1'), { name: 'search', search: { term: 'coat', isEmpty: false } }]);
    await shop.stored();
    await shop.db.execute(sql`alter table searched_term add constraint broken check (term <> 'coat')`);
    await expect(rollUp(shop.db)).rejects.toThrow();
    expect(await shop.db.select().from(analyticsHourTable)).toEqual([]);
    await shop.db.execute(sql`alter table searched_term drop constraint broken`);
    await rollUp(shop.db);
    await rollUp(shop.db);
    expect(await shop.db.select().from(analyticsProductDayTable)).toMatchObject([{ views: 1 }]);
    expect(await funnel()).toEqual({ 'sv-SE visit': 1, 'sv-SE product': 1 });
  });

  test('a batch that is written again because the answer was lost is one batch', async () => {
    const batch = {
      id: randomUUID(),
      market: 'sv-SE',
      at: testNow,
      visit: 7n,
      weight: 1,
      visitor: randomUUID(),
      events: [{ ...view('1'), page: 'productPage' as const }],
    };
    for (const batches of [[batch], [batch]]) await storeBatches(shop.db, batches);
    await rollUp(shop.db);
    expect(await shop.db.select().from(analyticsProductDayTable)).toMatchObject([{ views: 1 }]);
    expect(await shop.db.select().from(recommendationEventTable)).toHaveLength(1);
  });

  test('only as many words a day as somebody could read: invented ones fill no table', async () => {
    await shop.db.execute(
      sql`insert into searched_term (market, day, term, times) select 'sv-SE', ${day}::date, 'word ' || n, 1 from generate_series(1, 4999) n`,
    );
    const search = (term: string) => ({ name: 'search' as const, search: { term, isEmpty: false } });
    await shop.count([search('twice'), search('twice'), search('once'), search('word 7')]);
    await shop.stored();
    await rollUp(shop.db);
    const { rows } = await shop.db.execute(sql`select term, times from searched_term where times > 1 or term = 'once' order by term`);
    expect(rows).toEqual([
      { term: 'twice', times: 2 },
      { term: 'word 7', times: 2 },
    ]);
  });

  test('and what is old is forgotten: visits after two days, counts after two years', async () => {
    await shop.count([view('1')]);
    await shop.stored();
    await rollUp(shop.db);
    await shop.count([view('1')]);
    await shop.stored();
    await forgetOldVisits(shop.db, new Date('2026-11-17T12:00:00Z'));
    expect(await shop.db.select().from(analyticsVisitTable)).toHaveLength(1);
    await forgetOldVisits(shop.db, new Date('2026-11-19T00:00:00Z'));
    expect(await shop.db.select().from(analyticsVisitTable)).toEqual([]);
    expect(await shop.db.select().from(analyticsBatchTable)).toEqual([]);
    expect(await shop.db.select().from(analyticsHourTable)).toHaveLength(1);
    await forgetOldVisits(shop.db, new Date('2029-02-01T00:00:00Z'));
    for (const table of [analyticsHourTable, analyticsProductDayTable, analyticsFunnelDayTable])
      expect(await shop.db.select().from(table)).toEqual([]);
  });
});

type Snapshot = ReturnType<(typeof shop)['app']['shop']['content']>;

function withSample(content: Snapshot, analyticsSample: number): () => Snapshot {
  const known = content.byMarket.get('sv-SE')!;
  const byMarket = new Map(content.byMarket).set('sv-SE', { ...known, featureToggles: { ...known.featureToggles, analyticsSample } });
  return () => ({ ...content, byMarket });
}
