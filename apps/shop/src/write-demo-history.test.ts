import { loadCatalogue } from '@selvedge/api/catalogue/load-catalogue.ts';
import { clock, readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { callAs } from '@selvedge/api/harness/call-as.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { testApp } from '@selvedge/api/harness/test-app.ts';
import { openTestPsp, type TestPsp } from '@selvedge/api/harness/test-psp.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { readSandbox } from '@selvedge/api/ledger-audit/read-sandbox.ts';
import { loadPromotions } from '@selvedge/api/promotion/load-promotions.ts';
import { keepStock } from '@selvedge/api/stock/keep-stock.ts';
import { figures } from '@selvedge/contract/studio/figures.ts';
import { seedAssortment } from '@selvedge/demo/assortment/seed-assortment.ts';
import { planPurchases } from '@selvedge/demo/history/plan-purchases.ts';
import { seedPromotions } from '@selvedge/demo/promotions/seed-promotions.ts';
import { seedDemo } from '@selvedge/demo/seed.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemoAdministrator } from './create-demo-administrator.ts';
import { writeDemoHistory } from './write-demo-history.ts';

const days = 13;
const log = { warn() {}, error() {} };
const said: string[] = [];
let psp: TestPsp;
let open: Awaited<ReturnType<typeof openDemo>>;

/** The demo as it stands after its first start, with the sandbox as its payment providers. */
async function openDemo() {
  const database = await testDb();
  const { db, pool } = database;
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SEED: 'auto' }), payment: psp.config };
  const now = clock(config)();
  await seedDemo(db, { log() {} });
  await seedAssortment(database, { log() {}, now });
  await seedPromotions(db, { log() {}, now });
  await createDemoAdministrator(db, { config: { ...config, demoStaffPassword: 'a thread of indigo' }, log() {} });
  const content = await loadContent(db, { log });
  const stock = await keepStock({ pool, db, log });
  const catalogue = await loadCatalogue(db, { now });
  const promotions = await loadPromotions(db, { log });
  const shop = { content: () => content, catalogue: () => catalogue, promotions: () => promotions, stock: stock.current };
  const write = () =>
    writeDemoHistory({
      ...{ config, database: { ...database, close: async () => {} }, say: (line: string) => said.push(line), days },
      shop: { ...shop, payments: psp.providers },
    });
  return { db, now, stock, shop, write };
}

const count = async (table: string) => Number((await open.db.execute<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count);

/** A first start and two weeks of buying take half a minute: before a release (`npm test -- all`). */
const isInFull = process.env.JOURNEYS === 'all';

describe.runIf(isInFull)('a demo with history', () => {
  beforeAll(async () => {
    await emptyTables();
    psp = await openTestPsp();
    open = await openDemo();
    await open.write();
  }, 240_000);
  afterAll(async () => {
    await open.stock.stop();
    await psp.stop();
  });

  test('has sold in several markets and currencies, sent, called off and taken back, and the books are in order', async () => {
    const { rows } = await open.db.execute<{ markets: number; currencies: number; days: number }>(`
      select count(distinct market)::int as markets, count(distinct currency)::int as currencies, count(distinct placed_at::date)::int as days
      from customer_order`);
    expect(rows[0]!.markets).toBeGreaterThan(4);
    expect(rows[0]!.currencies).toBeGreaterThan(3);
    expect(rows[0]!.days).toBeGreaterThan(days * 0.7);
    expect(await count('parcel')).toBeGreaterThan(15);
    expect(await count('order_return')).toBeGreaterThan(0);
    expect(await count('notify_me where confirmed_at is not null')).toBeGreaterThan(2);
    const readCharges = await readSandbox(psp.url);
    const results = await auditLedger(open.db, { now: new Date(), readCharges });
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('has figures of sales, visits, goods, searches and speed', async () => {
    const app = await testApp({ ...open.shop, clock: () => open.now });
    const manager = callAs(app, await signInAsStaff(open.db, { role: 'administrator', now: open.now }));
    const query = { from: utcDay(addDays(open.now, 1 - days)), to: utcDay(open.now), zone: 'UTC', compare: 'none' } as const;
    const sales = await manager(figures.sales, { query });
    expect(sales.markets.length).toBeGreaterThan(4);
    const { steps } = await manager(figures.funnel, { query });
    for (const [at, { visits }] of steps.entries()) expect(visits).toBeLessThanOrEqual(steps[at - 1]?.visits ?? visits);
    expect(steps.at(-1)!.visits).toBe(await count('customer_order'));
    expect((await manager(figures.products, { query: { ...query, sort: 'best' } })).rows.length).toBeGreaterThan(10);
    expect((await manager(figures.sizes, { query })).rows.length).toBeGreaterThan(3);
    expect((await manager(figures.vitals, { query: { ...query, by: 'page' } })).rows.length).toBeGreaterThan(4);
    const { terms } = await manager(figures.searches, { query });
    // What finds something and what does not, as the shop's search says.
    expect(new Set(terms.map(({ empty }) => empty > 0)).size).toBe(2);
  });

  test('is left alone when it has sold anything: nothing invented comes among what is real', async () => {
    const before = await count('customer_order');
    expect(await open.write()).toBe(false);
    expect(said.at(-1)).toContain('no history');
    expect(await count('customer_order')).toBe(before);
  });
});

test('the same seed and moment plan the same purchases, all of them before that moment', () => {
  const now = new Date('2026-11-15T14:30:00Z');
  const plan = (seed: number) => planPurchases({ days: 90, seed, now }).map(({ at, market }) => `${at.toISOString()} ${market.id}`);
  expect(plan(1)).toEqual(plan(1));
  expect(plan(1)).not.toEqual(plan(2));
  expect(planPurchases({ days: 90, seed: 1, now }).filter(({ at }) => at >= now)).toEqual([]);
  expect(plan(1).length).toBeGreaterThan(300);
  expect(plan(1).length).toBeLessThan(600);
});
