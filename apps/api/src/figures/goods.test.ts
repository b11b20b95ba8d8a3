import { figures } from '@selvedge/contract/studio/figures.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { testNow as now } from '../harness/test-app.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
const week = { from: '2026-11-09', to: '2026-11-15', zone: 'UTC' } as const;
const [coat, shoe] = ['100_black_1,M', '200_black_1,36'] as const;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

const manager = () => shop.staff('country-manager');

async function setStock(sku: string, quantity: number): Promise<void> {
  await shop.db.execute(sql`update stock set quantity = 0 where variant_id = ${sku}`);
  await shop.db.execute(sql`update stock set quantity = ${quantity} where variant_id = ${sku} and location_id = 'CENTRAL'`);
}

describe('goods', () => {
  beforeEach(async () => {
    await shop.bought({
      ...{ currency: 'SEK', market: 'sv-SE' },
      lines: [
        { sku: coat, quantity: 5, amount: 50_000 },
        { sku: shoe, quantity: 2, amount: 9_900 },
      ],
    });
    const { orderId } = await shop.bought({ currency: 'SEK', market: 'sv-SE', lines: [{ sku: coat, quantity: 2, amount: 20_000 }] });
    await shop.db.execute(sql`update order_line set packed = 1, shipped = 1, returned = 1 where order_id = ${orderId}`);
    await setStock(coat, 3);
    await setStock(shoe, 40);
  });

  test('that sold most come first, with what came back and what is left', async () => {
    const { rows, currency } = await (await manager())(figures.products, { query: week });
    expect(currency).toBe('SEK');
    expect(rows).toMatchObject([
      { productId: '100_black_1', pieces: 7, returned: 1, amount: 700, stock: 3 },
      { productId: '200_black_1', pieces: 2, returned: 0, amount: 99, stock: 40 },
    ]);
  });

  test('that lie come first where slow ones are asked for', async () => {
    const { rows } = await (await manager())(figures.products, { query: { ...week, sort: 'slow' } });
    const at = (id: string) => rows.findIndex(({ productId }) => productId === id);
    expect(at('200_black_1')).toBeGreaterThanOrEqual(0);
    expect(at('200_black_1')).toBeLessThan(at('100_black_1'));
  });

  test('run out in so many days as the rate of the period says', async () => {
    const { rows, days } = await (await manager())(figures.cover, { query: week });
    expect(days).toBe(7);
    // The shoe lasts for 140 days: longer than a season, and not low.
    expect(rows).toMatchObject([{ sku: coat, size: 'M', sold: 7, stock: 3, days: 3 }]);
    await setStock(shoe, 34);
    const [, low] = (await (await manager())(figures.cover, { query: week })).rows;
    expect(low).toMatchObject({ sku: shoe, size: '36', sold: 2, stock: 34, days: 119 });
  });

  test('have sizes, in the order in which people line them up, of one style where it is named', async () => {
    const all = (await (await manager())(figures.sizes, { query: week })).rows;
    expect(all.filter(({ sold }) => sold > 0)).toMatchObject([
      { size: 'M', sold: 7, returned: 1 },
      { size: '36', sold: 2, returned: 0 },
    ]);
    const one = (await (await manager())(figures.sizes, { query: { ...week, style: '200' } })).rows;
    expect(one.map(({ size }) => size)).toContain('36');
    expect(one.map(({ size }) => size)).not.toContain('M');
  });

  test('of a store are those that lay there', async () => {
    await shop.db.execute(sql`update order_origin set kind = 'store', location_id = '1010' where sku = ${shoe}`);
    const { rows } = await (await shop.staff('store', ['1010']))(figures.cover, { query: week });
    expect(rows.map(({ sku, stock }) => [sku, stock])).toEqual([
      [coat, 0],
      [shoe, 0],
    ]);
    expect((await (await shop.staff('store', ['1099']))(figures.cover, { query: week })).rows).toEqual([]);
  });
});

test('promotions are told with their orders, what these came to and what was taken off', async () => {
  const used = await shop.bought({ currency: 'HUF', market: 'hu-HU', lines: [{ quantity: 1, amount: 8_000 }] });
  await shop.bought({ currency: 'HUF', market: 'hu-HU', lines: [{ quantity: 1, amount: 10_000 }] });
  await shop.db.execute(sql`update customer_order set document = jsonb_set(document, '{lines,0,explanation}', document #> '{lines,0,explanation}' ||
    '[{"kind":"promotion","amount":{"amount":2000,"currency":"HUF"},"reference":"twenty","name":"Twenty"}]'::jsonb) where id = ${used.orderId}`);
  await shop.db.execute(
    sql`insert into promotion_redemption (basket_id, promotion_id, customer, at) values (${used.basket.basketId}, 'twenty', 'ada', ${now})`,
  );
  const { rows, currency } = await (await manager())(figures.promotions, { query: week });
  expect({ rows, currency }).toEqual({
    currency: 'HUF',
    rows: [{ promotionId: 'twenty', name: 'twenty', orders: 1, gross: 8_000, cost: 2_000 }],
  });
});

describe('visits', () => {
  test('are told step by step, beside those of the week before, of the markets that are asked for', async () => {
    await shop.db.execute(sql`insert into analytics_funnel_day (day, market, step, visits) values
      ('2026-11-10', 'sv-SE', 'visit', 100), ('2026-11-10', 'sv-SE', 'purchase', 4), ('2026-11-12', 'sv-SE', 'visit', 100),
      ('2026-11-03', 'sv-SE', 'visit', 50), ('2026-11-03', 'sv-SE', 'purchase', 5), ('2026-11-10', 'da-DK', 'visit', 7)`);
    const answer = await (await manager())(figures.funnel, { query: { ...week, compare: 'week', markets: 'sv-SE' } });
    expect(answer.steps[0]).toEqual({ step: 'visit', visits: 200, before: 50 });
    expect(answer.steps.at(-1)).toEqual({ step: 'purchase', visits: 4, before: 5 });
    expect(answer.points[1]).toMatchObject({ at: '2026-11-10', now: { visits: 100, purchases: 4 }, before: { visits: 50, purchases: 5 } });
    expect(answer.markets.map(({ market }) => market)).toEqual(['sv-SE']);
  });

  test('search words are counted over the days, those in vain as well', async () => {
    await shop.db.execute(sql`insert into searched_term (market, day, term, times, empty) values
      ('sv-SE', '2026-11-10', 'coat', 5, 0), ('da-DK', '2026-11-11', 'coat', 2, 1), ('sv-SE', '2026-11-10', 'kimono', 1, 1), ('sv-SE', '2026-11-03', 'coat', 3, 0)`);
    expect(await (await manager())(figures.searches, { query: { ...week, compare: 'week' } })).toEqual({
      ...{ searches: 8, inVain: 2 },
      terms: [
        { term: 'coat', times: 7, empty: 1, before: 3 },
        { term: 'kimono', times: 1, empty: 1, before: 0 },
      ],
    });
  });

  test('vitals are read from the histograms of all days together', async () => {
    await shop.db.execute(sql`insert into analytics_vital_day (day, market, page_kind, metric, bucket, visits) values
      ('2026-11-10', 'sv-SE', 'home', 'LCP', 70, 3), ('2026-11-11', 'sv-SE', 'home', 'LCP', 90, 1), ('2026-11-11', 'da-DK', 'product', 'CLS', 0, 2)`);
    const { rows } = await (await manager())(figures.vitals, { query: { ...week, by: 'market', compare: 'none' } });
    expect(rows.map(({ of, metric, visits }) => [of, metric, visits])).toEqual([
      ['da-DK', 'CLS', 2],
      ['sv-SE', 'LCP', 4],
    ]);
    expect(rows[0]).toMatchObject({ p75: 0 });
    expect(rows[1]!.p95! / rows[1]!.p75!).toBeGreaterThan(5);
  });

  test('belong to no store: who is bound to one is told that there is nothing', async () => {
    const bound = await shop.staff('store', ['1010']);
    for (const call of [figures.funnel, figures.searches, figures.vitals])
      await expect(bound(call, { query: week })).rejects.toMatchObject({ status: 404 });
  });
});
