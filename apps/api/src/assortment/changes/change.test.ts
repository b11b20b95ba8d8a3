import type { BulkAction } from '@selvedge/contract/studio/changes.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { emptyTables } from '../../db/test-database.ts';
import { testNow } from '../../harness/test-app.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';
import { readRevision } from '../../revision/revision.ts';
import { type GivenLine, shirt } from '../import/import.fixture.ts';
import { changes, openAssortment, staffProducts } from './open-assortment.fixture.ts';
import { changeHandlers } from './run-change.ts';

beforeEach(emptyTables);

const day = 86_400_000;
const at = (days: number) => new Date(testNow.getTime() + days * day);
const since = '2026-09-01T00:00:00Z';
const swedish = (list: number, more: object = {}) => ({ prices: { 'sv-SE': [{ from: since, list, ...more }] } });
const goods: GivenLine[] = [
  shirt('A1', swedish(50_000)),
  shirt('A2', swedish(39_900)),
  shirt('A3', { badges: ['new'] }),
  shirt('A4', swedish(50_000, { sales: 20_000 })),
];
const markdown = (more: object = {}): z.input<typeof BulkAction> => ({ kind: 'markdown', markets: ['sv-SE'], percent: 30, ...more });
type OpenShop = Awaited<ReturnType<typeof openAssortment>>;

const everything = { selection: { filter: {} } };
async function rowsOf({ pool }: OpenShop, id: string): Promise<[string, number][]> {
  const { rows } = await pool.query(`select valid_from, sales from price where product_id = $1 order by valid_from`, [id]);
  return rows.map(({ valid_from, sales }) => [valid_from.toISOString().slice(0, 10), Number(sales)]);
}

describe('a bulk edit', () => {
  test('is a preview first: before, after and what to watch out for, and nothing has changed', async () => {
    const shop = await openAssortment(goods);
    const set = await shop.call(changes.plan, { body: { ...everything, action: markdown({ from: at(5).toISOString() }) } });
    expect(set).toMatchObject({ state: 'planned', total: 4, counts: { planned: 2, empty: 2 }, warnings: { no_price: 1, not_lower: 1 } });
    const { items } = await shop.call(changes.items, { params: { id: set.id }, query: { state: 'planned' } });
    expect(items.map(({ productId, before, after }) => [productId, before, after])).toEqual([
      ['A1_Navy_1', { list: 500, sales: 500 }, { list: 500, sales: 349, from: at(5).toISOString() }],
      ['A2_Navy_1', { list: 399, sales: 399 }, { list: 399, sales: 279, from: at(5).toISOString() }],
    ]);
    expect(await rowsOf(shop, 'A1_Navy_1')).toEqual([['2026-09-01', 50_000]]);
  });

  test('takes products out of sale from a day on, and brings back the ones that were not meant', async () => {
    const shop = await openAssortment(goods);
    const { id, counts } = await shop.call(changes.plan, { body: { ...everything, action: { kind: 'leave', from: at(5).toISOString() } } });
    expect(counts).toEqual({ planned: 4 });
    await shop.call(changes.apply, { params: { id } });
    await shop.call(changes.undo, { params: { id }, body: { products: ['A1_Navy_1'] } });
    await relayOutbox({
      db: shop.db,
      handlers: changeHandlers({ db: shop.db, clock: () => at(6) }),
      now: at(6),
      log: { warn() {}, error() {} },
    });
    shop.moveTo(at(6));
    expect((await shop.call(staffProducts.count, { body: { state: 'withdrawn' } })).count).toBe(3);
    const again = await shop.call(changes.plan, { body: { selection: { ids: ['A2_Navy_1'] }, action: { kind: 'leave' } } });
    expect(again).toMatchObject({ counts: { empty: 1 }, warnings: { leaves_before: 1 } });
  });

  test('is applied as it was shown, from its day until its day, with the revision and the audit', async () => {
    const shop = await openAssortment(goods);
    const before = await readRevision(shop.db, 'catalogue');
    const { id } = await shop.call(changes.plan, {
      body: { ...everything, action: markdown({ from: at(5).toISOString(), until: at(8).toISOString() }) },
    });
    expect(await shop.call(changes.apply, { params: { id } })).toMatchObject({ state: 'applied', counts: { applied: 2, empty: 2 } });
    expect(await rowsOf(shop, 'A1_Navy_1')).toEqual([
      ['2026-09-01', 50_000],
      ['2026-11-20', 34_900],
      ['2026-11-23', 50_000],
    ]);
    expect(await readRevision(shop.db, 'catalogue')).not.toBe(before);
    const { rows } = await shop.pool.query(`select action from audit_log order by id desc limit 1`);
    expect(rows).toEqual([{ action: 'assortment.change' }]);
    await expect(shop.call(changes.apply, { params: { id } })).rejects.toMatchObject({ status: 409 });
  });

  test('begins by itself at its moment, and ends by itself', async () => {
    const shop = await openAssortment(goods);
    const { id } = await shop.call(changes.plan, {
      body: { ...everything, action: markdown({ from: at(5).toISOString(), until: at(8).toISOString() }) },
    });
    await shop.call(changes.apply, { params: { id } });
    const catalogue = await loadCatalogue(shop.db, { now: testNow });
    const market = shop.app.shop.content().markets.find((each) => each.id === 'sv-SE')!;
    const asked = async (days: number) => {
      const { prices, structure } = await catalogue.market(market, at(days));
      return prices.sales[structure.numberOf.get('A1_Navy_1')!];
    };
    expect(await asked(4)).toBe(50_000);
    await vi.waitFor(async () => expect(await asked(5)).toBe(34_900));
    await vi.waitFor(async () => expect(await asked(8)).toBe(50_000));
  });

  test('can be undone for one product and then for the rest', async () => {
    const shop = await openAssortment(goods);
    const { id } = await shop.call(changes.plan, { body: { ...everything, action: markdown({ from: at(5).toISOString() }) } });
    await shop.call(changes.apply, { params: { id } });
    const one = await shop.call(changes.undo, { params: { id }, body: { products: ['A1_Navy_1'] } });
    expect(one.counts).toMatchObject({ applied: 1, undone: 1 });
    expect(await rowsOf(shop, 'A1_Navy_1')).toHaveLength(1);
    expect(await rowsOf(shop, 'A2_Navy_1')).toHaveLength(2);
    expect((await shop.call(changes.undo, { params: { id }, body: {} })).counts).toMatchObject({ undone: 2 });
    expect(await rowsOf(shop, 'A2_Navy_1')).toHaveLength(1);
  });

  test('that has begun is undone by another row, because what was asked stays on record', async () => {
    const shop = await openAssortment(goods);
    const { id } = await shop.call(changes.plan, { body: { ...everything, action: markdown() } });
    await shop.call(changes.apply, { params: { id } });
    shop.moveTo(at(3));
    await shop.call(changes.undo, { params: { id }, body: {} });
    expect(await rowsOf(shop, 'A1_Navy_1')).toEqual([
      ['2026-09-01', 50_000],
      ['2026-11-15', 34_900],
      ['2026-11-18', 50_000],
    ]);
  });

  test('never takes back what somebody changed since', async () => {
    const shop = await openAssortment(goods);
    const { id } = await shop.call(changes.plan, { body: { ...everything, action: markdown({ from: at(5).toISOString() }) } });
    await shop.call(changes.apply, { params: { id } });
    const product = await shop.call(staffProducts.get, { params: { id: 'A1_Navy_1' } });
    const basedOn = { product: product.version, style: product.styleVersion };
    await shop.call(staffProducts.save, {
      params: { id: 'A1_Navy_1' },
      body: { basedOn, prices: { 'sv-SE': [{ from: at(6).toISOString(), list: 500, sales: 444 }] } },
    });
    expect((await shop.call(changes.undo, { params: { id }, body: {} })).counts).toMatchObject({ undone: 1, kept: 1 });
    expect(await rowsOf(shop, 'A1_Navy_1')).toEqual([
      ['2026-09-01', 50_000],
      ['2026-11-21', 44_400],
    ]);
  });

  test('leaves alone what somebody changed between the preview and its application', async () => {
    const shop = await openAssortment(goods);
    const { id } = await shop.call(changes.plan, { body: { ...everything, action: { kind: 'badges', add: ['sale'] } } });
    await shop.pool.query(`update product set badges = '{late}' where id = 'A1_Navy_1'`);
    expect((await shop.call(changes.apply, { params: { id } })).counts).toMatchObject({ applied: 3, skipped: 1 });
    const { rows } = await shop.pool.query('select id, badges from product order by id');
    expect(rows.map(({ badges }) => badges)).toEqual([['late'], ['sale'], ['new', 'sale'], ['sale']]);
    expect((await shop.call(staffProducts.count, { body: { badge: 'sale' } })).count).toBe(3);
  });

  test('of more than one step goes on by itself, on whichever process', async () => {
    const many = Array.from({ length: 600 }, (_, index) => shirt(`M${1000 + index}`, swedish(50_000)));
    const shop = await openAssortment(many);
    const handlers = changeHandlers({ db: shop.db, clock: () => testNow });
    const relay = () => relayOutbox({ db: shop.db, handlers, now: testNow, log: { warn() {}, error() {} } });
    const set = await shop.call(changes.plan, { body: { ...everything, action: markdown() } });
    expect(set).toMatchObject({ state: 'planning', total: 600, done: 500 });
    await Promise.all([relay(), relay()]);
    expect(await shop.call(changes.get, { params: { id: set.id } })).toMatchObject({ state: 'planned', counts: { planned: 600 } });
    await shop.call(changes.apply, { params: { id: set.id } });
    await relay();
    expect(await shop.call(changes.get, { params: { id: set.id } })).toMatchObject({ state: 'applied', counts: { applied: 600 } });
    // Within a minute the server would know by itself that these tables are no longer empty; until then it plans for a handful of rows.
    await shop.db.execute('analyze price, product, product_find');
    expect((await shop.call(staffProducts.count, { body: { price: 'markdown', market: 'sv-SE' } })).count).toBe(600);
  }, 60_000);

  test.each<[string, z.input<typeof BulkAction>, object]>([
    ['an end before its beginning', markdown({ from: at(5).toISOString(), until: at(4).toISOString() }), { until: expect.anything() }],
    ['a market that there is not', markdown({ markets: ['xx-XX'] }), { markets: expect.anything() }],
    ['nothing to add or remove', { kind: 'tags' }, { add: expect.anything() }],
  ])('with %s is refused at its field', async (_, action, errors) => {
    const shop = await openAssortment(goods);
    const refused = await shop.call(changes.plan, { body: { ...everything, action } }).catch((error) => error);
    expect([refused.status, refused.result?.errors]).toEqual([400, errors]);
  });
});
