import { ApiException } from '@selvedge/contract/api-exception.ts';
import { content as contentCalls } from '@selvedge/contract/content.ts';
import { geolocation } from '@selvedge/contract/market.ts';
import { copyParts, type EditedMarket, marketEditing, type NewMarket } from '@selvedge/contract/studio/markets.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { loadContent } from '../content/load-content.ts';
import { document, page } from '../content/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import { countForeignPages } from '../market-health/count-foreign-pages.ts';
import { copyMarket } from './copy-market.ts';

const quiet = { warn() {} };
beforeEach(emptyTables);

async function open() {
  const { db } = await testDb();
  let content = await loadContent(db, { log: quiet });
  const app = await testApp({ content: () => content });
  const refresh = async () => {
    content = await loadContent(db, { log: quiet });
    return content;
  };
  const as = async (role: Role) => callAs(app, await signInAsStaff(db, { role, now: testNow }));
  return { db, app, as, refresh, guest: callAs(app) };
}

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiException)) throw error ?? new Error('was not refused');
  return { status: error.status, keys: error.response };
};

async function fillBritain(): Promise<void> {
  const { db } = await testDb();
  const home = {
    _meta: { alias: 'homePage', url: '' },
    seo: { title: 'Home' },
    text: 'see [here](/en-GB/i/about) or /en-GBX',
    link: '/en-GB',
  };
  await db.insert(page).values({ market: 'en-GB', path: '', alias: 'homePage', content: home, published: true });
  await db.insert(document).values([
    { market: 'en-GB', name: 'menus', content: { shopName: 'Selvedge', mainMenu: [] } },
    { market: 'en-GB', name: 'banners', content: { slimBanners: [{ id: 'a', text: 'Sale', link: { url: '/en-GB/i/sale' } }] } },
    { market: 'en-GB', name: 'free-freight-value', content: { freightValue: 50, currency: 'GBP', freightVersion: 'progress' } },
    {
      market: 'en-GB',
      name: 'shipping-methods',
      content: [{ id: 'home', name: 'Home', carrier: 'dhl', deliveryType: 'home', price: 4.95 }],
    },
    {
      market: 'en-GB',
      name: 'category/under-fifty',
      content: {
        products: {
          kind: 'rule',
          conditions: [
            { field: 'price', from: 10, to: 50 },
            { field: 'sale', is: true },
          ],
        },
      },
    },
    { market: 'en-GB', name: 'size-guide-settings', content: { url: '/en-GB/i/size-guide', unit: 'in', charts: [] } },
  ]);
  await db.execute(sql`insert into translation (scope, key, text) values ('en-GB', 'basket.title', 'Bag')`);
  await db.execute(sql`insert into feature_flag (market, name, value) values ('en-GB', 'quickBuy', 'true')`);
  await db.execute(
    sql`insert into stock_location (kind, id, name, markets) values ('warehouse', 'UK1', 'Daventry', '{en-GB}'), ('store', 's', 'S', '{en-GB}')`,
  );
  await db.execute(sql`insert into style (style_number, brand) values ('S1', 'b')`);
  await db.execute(sql`insert into product (id, style_number, colour, option_id, colour_names, colour_family, new_from, images)
    select 'S1_c_' || n, 'S1', 'c', n::text, '{}', 'black', now(), '{}' from generate_series(1, 3) n`);
  await db.execute(sql`insert into price (market, product_id, valid_from, list, sales, member) values
    ('en-GB', 'S1_c_1', '2026-01-01', 9000, 9000, null), ('en-GB', 'S1_c_1', '2026-10-01', 10000, 5000, 4000),
    ('en-GB', 'S1_c_1', '2027-01-01', 10000, 10000, null), ('en-GB', 'S1_c_2', '2026-01-01', 1990, 1990, null)`);
}

const settings: EditedMarket['settings'] = {
  ...{ priority: 560, languageName: 'English', countryName: 'South Africa', direction: 'ltr', currency: 'ZAR' },
  ...{ tax: { name: 'VAT', rate: 15, included: true }, dialPrefix: '+27', paymentProviders: ['adyen'], hiddenPaymentMethods: [] },
  ...{ suggested: [], hasStoreLocator: false, formats: {}, seller: {}, notes: '' },
};
const southAfrica: NewMarket = { id: 'en-ZA', source: 'en-GB', settings, parts: [...copyParts], rate: 23, rounding: 'whole' };

describe('a 56th market', () => {
  test('takes everything from another one, in its own currency and with its own links', async () => {
    const { db, as, refresh } = await open();
    await fillBritain();
    const manager = await as('country-manager');
    const plan = await manager(marketEditing.planCopy, { params: { id: 'en-GB' } });
    expect(Object.fromEntries(plan.parts.map(({ part, count }) => [part, count]))).toMatchObject({
      pages: 1,
      documents: 4,
      prices: 2,
      flags: 1,
    });
    await manager(marketEditing.addMarket, { body: southAfrica });
    await copyMarket(db, { market: 'en-ZA', now: testNow });
    const progress = await manager(marketEditing.getCopy, { params: { id: 'en-ZA' } });
    expect(progress).toMatchObject({ source: 'en-GB', finishedAt: testNow.toISOString() });
    expect(progress.parts.every(({ isFinished, total, done }) => isFinished && total === done)).toBe(true);

    const there = (await refresh()).closed.get('en-ZA')!;
    expect(there.market).toMatchObject({ currency: 'ZAR', decimals: 2, isClosed: true, language: { baseCode: 'en' } });
    expect(there.documents.get('free-freight-value')).toMatchObject({ freightValue: 1150, currency: 'ZAR' });
    expect(there.documents.get('shipping-methods')).toMatchObject([{ price: 114 }]);
    const [category] = await db.select().from(document).where(sql`market = 'en-ZA' and name = 'category/under-fifty'`);
    expect(category?.content).toMatchObject({
      products: {
        conditions: [
          { field: 'price', from: 230, to: 1150 },
          { field: 'sale', is: true },
        ],
      },
    });
    expect(there.documents.get('size-guide-settings')).toMatchObject({ url: '/en-ZA/i/size-guide' });
    expect(there.translations['basket.title']).toBe('Bag');
    expect(there.featureToggles.quickBuy).toBe(true);
    const [home] = await db.select().from(page).where(eq(page.market, 'en-ZA'));
    expect(home?.content).toMatchObject({ text: 'see [here](/en-ZA/i/about) or /en-GBX', link: '/en-ZA' });
    const prices = await db.execute(
      sql`select product_id, valid_from::date::text as day, list::int, sales::int, member::int from price where market = 'en-ZA' order by 1, 2`,
    );
    expect(prices.rows).toEqual([
      { product_id: 'S1_c_1', day: '2026-11-15', list: 230_000, sales: 115_000, member: 92_000 },
      { product_id: 'S1_c_1', day: '2027-01-01', list: 230_000, sales: 230_000, member: null },
      { product_id: 'S1_c_2', day: '2026-11-15', list: 45_800, sales: 45_800, member: null },
    ]);
    const places = await db.execute(sql`select id, markets from stock_location order by kind`);
    expect(places.rows).toEqual([
      { id: 's', markets: ['en-GB'] },
      { id: 'UK1', markets: ['en-GB', 'en-ZA'] },
    ]);
  });

  test('goes on where it was interrupted, and what is done twice is there once', async () => {
    const { db, as } = await open();
    await fillBritain();
    const manager = await as('country-manager');
    await manager(marketEditing.addMarket, { body: southAfrica });
    // A turn of no time does one step and hands the rest on.
    await copyMarket(db, { market: 'en-ZA', now: testNow, turn: -1 });
    const first = await manager(marketEditing.getCopy, { params: { id: 'en-ZA' } });
    expect(first.parts.map(({ isFinished }) => isFinished)).toEqual([true, ...Array(copyParts.length - 1).fill(false)]);
    await manager(marketEditing.resumeCopy, { params: { id: 'en-ZA' } });
    for (let turn = 0; turn < 3; turn += 1) await copyMarket(db, { market: 'en-ZA', now: testNow });
    const { rows } = await db.execute(sql`select count(*)::int as count from price where market = 'en-ZA'`);
    expect(rows).toEqual([{ count: 3 }]);
  });

  test('is nowhere in the shop until it is opened, and then everywhere', async () => {
    const { app, db, as, refresh, guest } = await open();
    await fillBritain();
    const manager = await as('country-manager');
    await manager(marketEditing.addMarket, { body: southAfrica });
    await copyMarket(db, { market: 'en-ZA', now: testNow });
    const before = (await refresh()).markets.length;
    expect((await guest(contentCalls.all, {})).markets.map(({ id }) => id)).not.toContain('en-ZA');
    expect(await refusal(guest(contentCalls.featureFlags, { params: { market: 'en-ZA' } }))).toMatchObject({ status: 404 });
    const asked = await app.inject({ url: '/api/geolocation/suggest/de-DE', headers: { 'accept-language': 'en-ZA' } });
    expect(asked.json()).not.toContain('en-ZA');
    // Staff see it, in their lists and as shoppers will.
    expect((await manager(studio.listMarkets, {})).find(({ id }) => id === 'en-ZA')).toMatchObject({ isClosed: true });
    expect(await manager(contentCalls.featureFlags, { params: { market: 'en-za' } })).toMatchObject({ quickBuy: true });

    const { version } = await manager(marketEditing.getMarket, { params: { id: 'en-ZA' } });
    await manager(marketEditing.openMarket, { params: { id: 'en-ZA' }, body: { basedOn: version, isOpen: true } });
    expect((await refresh()).markets).toHaveLength(before + 1);
    expect((await guest(contentCalls.all, {})).markets.map(({ id }) => id)).toContain('en-ZA');
    expect(await guest(geolocation.suggest, { params: { market: 'en-ZA' } })).toEqual([]);
    expect(await refusal(manager(marketEditing.dropMarket, { params: { id: 'en-ZA' } }))).toMatchObject({ status: 409 });
  });

  test('that was a mistake leaves nothing behind', async () => {
    const { db, as, refresh } = await open();
    await fillBritain();
    const manager = await as('country-manager');
    await manager(marketEditing.addMarket, { body: southAfrica });
    await copyMarket(db, { market: 'en-ZA', now: testNow });
    await manager(marketEditing.dropMarket, { params: { id: 'en-ZA' } });
    expect((await refresh()).closed.size).toBe(0);
    const { rows } = await db.execute(sql`select
      (select count(*) from price where market = 'en-ZA')::int + (select count(*) from page where market = 'en-ZA')::int
      + (select count(*) from document where market = 'en-ZA')::int as left, (select markets from stock_location where id = 'UK1') as markets`);
    expect(rows).toEqual([{ left: 0, markets: ['en-GB'] }]);
  });

  test.each([
    ['a name that exists', { id: 'de-DE' }, 'market_exists'],
    ['a country that does not', { id: 'en-XQ' }, 'market_country_unknown'],
    ['a currency that does not', { settings: { ...settings, currency: 'ZZZ' } }, 'market_currency_unknown'],
  ])('with %s is refused at its field', async (_, wrong, key) => {
    const { as } = await open();
    const answer = await refusal((await as('country-manager'))(marketEditing.addMarket, { body: { ...southAfrica, ...wrong } }));
    expect(answer).toMatchObject({ status: 400, keys: expect.stringContaining(key) });
  });
});

describe('the settings of a market', () => {
  test('are live at once, with what they were before and who changed them', async () => {
    const { db, as, refresh } = await open();
    const manager = await as('country-manager');
    const before = await manager(marketEditing.getMarket, { params: { id: 'de-DE' } });
    const formats = { sign: 'EUR', signPlace: 'before', group: ' ' } as const;
    const next = { ...before.settings, tax: { name: 'MwSt', rate: 16.5, included: true }, suggested: ['de-AT'], formats };
    const after = await manager(marketEditing.saveMarket, { params: { id: 'de-DE' }, body: { basedOn: before.version, settings: next } });
    expect(after).toMatchObject({ version: before.version + 1, settings: next });
    expect((await refresh()).byMarket.get('de-DE')?.market).toMatchObject({ tax: { rate: 16.5 }, suggested: ['de-AT'] });
    expect(formatMoney(123_450, 'EUR', 'de-DE')).toBe('EUR\u00a01\u00a0234,50');
    const versions = await manager(marketEditing.listMarketVersions, { params: { id: 'de-DE' } });
    expect(versions).toMatchObject([{ version: before.version, settings: before.settings }]);
    const [entry] = await db.select().from(auditTable).orderBy(auditTable.id);
    expect(entry).toMatchObject({ action: 'market.change', subject: 'de-DE', after: { tax: { rate: 16.5 }, suggested: ['de-AT'] } });
  });

  test('that somebody else has changed meanwhile are not lost', async () => {
    const { as } = await open();
    const [one, other] = [await as('country-manager'), await as('administrator')];
    const { version, settings: was } = await one(marketEditing.getMarket, { params: { id: 'de-DE' } });
    const save = (call: typeof one, notes: string) =>
      call(marketEditing.saveMarket, { params: { id: 'de-DE' }, body: { basedOn: version, settings: { ...was, notes } } });
    await save(one, 'first');
    expect(await refusal(save(other, 'second'))).toMatchObject({ status: 409 });
    expect((await one(marketEditing.getMarket, { params: { id: 'de-DE' } })).settings.notes).toBe('first');
  });

  test('keep their currency while prices are asked in it', async () => {
    const { as } = await open();
    await fillBritain();
    const manager = await as('country-manager');
    const { version, settings: was, use } = await manager(marketEditing.getMarket, { params: { id: 'en-GB' } });
    expect(use).toEqual({ prices: 4, orders: 0, ordersUnderWay: 0 });
    const change = (basedOn: number, keepsNumbers: boolean) =>
      manager(marketEditing.saveMarket, {
        params: { id: 'en-GB' },
        body: { basedOn, keepsNumbers, settings: { ...was, currency: 'EUR' } },
      });
    expect(await refusal(change(version, true))).toMatchObject({ status: 400, keys: expect.stringContaining('market_currency_open') });
    const closed = await manager(marketEditing.openMarket, { params: { id: 'en-GB' }, body: { basedOn: version, isOpen: false } });
    expect(await refusal(change(closed.version, false))).toMatchObject({ keys: expect.stringContaining('market_currency_prices') });
    expect(await change(closed.version, true)).toMatchObject({ settings: { currency: 'EUR' } });
  });

  test('are not for those who only read them', async () => {
    const { as } = await open();
    const editor = await as('editor');
    const { version, settings: was } = await editor(marketEditing.getMarket, { params: { id: 'de-DE' } });
    const save = editor(marketEditing.saveMarket, { params: { id: 'de-DE' }, body: { basedOn: version, settings: was } });
    expect(await refusal(save)).toMatchObject({ status: 404 });
  });
});

describe('a market copied into another language', () => {
  const written = (market: string, heading: string) => ({
    ...{ market, path: '/i/imprint', alias: 'contentPage', published: true },
    content: { _meta: { alias: 'contentPage', url: '' }, seo: { title: heading }, heading },
  });
  const terms = (market: string, text: string) => ({
    ...{ market, name: 'terms-and-conditions' },
    content: [{ slug: 'terms', version: '1', title: 'Terms', text }],
  });

  async function copyBritainInto(id: string) {
    const { db, as } = await open();
    await fillBritain();
    await db.insert(page).values([written('en-GB', 'Imprint'), written('fr-FR', 'Mentions légales')]);
    await db
      .insert(document)
      .values([terms('en-GB', 'Be kind.'), terms('fr-FR', 'Soyez gentils.')])
      .onConflictDoNothing();
    const manager = await as('country-manager');
    await manager(marketEditing.addMarket, { body: { ...southAfrica, id } });
    await copyMarket(db, { market: id, now: testNow });
    const [imprint] = await db.select().from(page).where(sql`market = ${id} and path = '/i/imprint'`);
    const [copied] = await db.select().from(document).where(sql`market = ${id} and name = 'terms-and-conditions'`);
    const { rows: texts } = await db.execute(sql`select key from translation where scope = ${id}`);
    const foreign = (await countForeignPages(db))(id);
    return { imprint: JSON.stringify(imprint?.content), terms: JSON.stringify(copied?.content), texts: texts.length, foreign };
  }

  test('starts with the pages and terms of a market that speaks it, and with nobody else’s texts', async () => {
    const found = await copyBritainInto('fr-SN');
    expect(found).toMatchObject({ texts: 0, foreign: 0 });
    expect(found.imprint).toContain('Mentions légales');
    expect(found.terms).toContain('Soyez gentils.');
  });

  test('is never called in order while its pages are in the language that they came in', async () => {
    const found = await copyBritainInto('ja-JP');
    expect(found.imprint).toContain('Imprint');
    expect(found.texts).toBe(0);
    expect(found.foreign).toBeGreaterThan(0);
  });
});
