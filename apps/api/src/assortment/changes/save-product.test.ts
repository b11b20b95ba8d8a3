import type { StaffProduct } from '@selvedge/contract/studio/products.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixtureMarket } from '../../catalogue/assortment.fixture.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { showCard } from '../../catalogue/show-card.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { testNow } from '../../harness/test-app.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';
import { shirt } from '../import/import.fixture.ts';
import { importAssortment } from '../import/import-assortment.ts';
import { changes, openAssortment, staffProducts } from './open-assortment.fixture.ts';
import { changeHandlers } from './run-change.ts';

beforeEach(emptyTables);

const id = 'A1_Navy_1';
const params = { id };
const tomorrow = new Date(testNow.getTime() + 86_400_000).toISOString();
const later = '2030-01-01T00:00:00.000Z';
const front = { index: 0, format: 'front' };
const goods = [shirt('A1', { tags: ['old'] }, { texts: { en: { name: 'Shirt' }, de: { name: 'Hemd' } } })];
const seen = ({ version, styleVersion }: StaffProduct) => ({ product: version, style: styleVersion });

describe('one product', () => {
  test('shows everything about it', async () => {
    const { call } = await openAssortment([
      { type: 'category', id: 'men', names: { en: 'Men' } },
      shirt('A1', {}, { categories: ['men'] }),
    ]);
    const product = await call(staffProducts.get, { params });
    expect(product).toMatchObject({
      ...{ styleNumber: 'A1', texts: { en: { name: 'Shirt A1' } }, categories: [{ id: 'men', name: 'Men', why: 'named' }] },
      variants: [{ size: 'M', stock: [{ kind: 'warehouse', id: 'EU1', pieces: 5, reserved: 0 }] }],
      history: [],
    });
    expect(product.prices.find(({ market }) => market === 'de-DE')).toMatchObject({ currency: 'EUR', rows: [{ list: 49.95 }] });
    expect(product.prices.find(({ market }) => market === 'sv-SE')?.rows).toEqual([]);
    await expect(call(staffProducts.get, { params: { id: 'A9_Navy_1' } })).rejects.toMatchObject({ status: 404 });
  });

  test('is changed in one go, kept with who and what, and undone as one', async () => {
    const { call, pool } = await openAssortment(goods);
    const before = await call(staffProducts.get, { params });
    const { product, change } = await call(staffProducts.save, {
      params,
      body: {
        ...{ basedOn: seen(before), tags: ['fresh'], badges: ['new'], texts: { de: { name: 'Oberhemd' }, fr: { name: 'Chemise' } } },
        facts: { ...before.facts, rank: 7 },
        prices: { 'de-DE': [{ from: tomorrow, list: 49.95, sales: 39.95, member: 34.95 }], 'sv-SE': [{ list: 499, sales: 499 }] },
      },
    });
    expect(product).toMatchObject({
      tags: ['fresh'],
      badges: ['new'],
      facts: { rank: 7 },
      texts: { de: { name: 'Oberhemd' }, fr: { name: 'Chemise' } },
    });
    expect(product.prices.find(({ market }) => market === 'de-DE')?.rows).toMatchObject([
      { sales: 49.95 },
      { from: tomorrow, sales: 39.95, member: 34.95 },
    ]);
    expect(product.prices.find(({ market }) => market === 'sv-SE')?.rows).toMatchObject([{ from: testNow.toISOString(), sales: 499 }]);
    expect(product.history.map(({ field }) => field).sort()).toEqual([
      'badges',
      'facts',
      'price:de-DE',
      'price:sv-SE',
      'tags',
      'texts:de',
      'texts:fr',
    ]);
    expect(product.history.find(({ field }) => field === 'price:de-DE')).toMatchObject({
      ...{ before: { list: 49.95, sales: 49.95 }, after: { sales: 39.95, from: tomorrow } },
    });
    const { rows } = await pool.query(
      `select before->'tags' as before, after->'tags' as after from audit_log where action = 'product.change'`,
    );
    expect(rows).toEqual([{ before: ['old'], after: ['fresh'] }]);
    expect((await call(staffProducts.count, { body: { search: 'chemise' } })).count).toBe(1);

    await call(changes.undo, { params: { id: change! }, body: {} });
    const after = await call(staffProducts.get, { params });
    expect(after).toMatchObject({ tags: ['old'], badges: [], facts: before.facts, texts: before.texts });
    expect(after.prices.find(({ market }) => market === 'de-DE')?.rows).toHaveLength(1);
    // There was none before, and none cannot be asked: what has begun stays.
    expect(after.prices.find(({ market }) => market === 'sv-SE')?.rows).toHaveLength(1);
  });

  test('a planned price is taken back after pieces were counted, and after many were marked down', async () => {
    const { call } = await openAssortment(goods);
    const { id: bulk } = await call(changes.plan, {
      body: { selection: { filter: {} }, action: { kind: 'markdown', markets: ['de-DE'], percent: 30, from: tomorrow } },
    });
    await call(changes.apply, { params: { id: bulk } });
    const sku = `${id},M`;
    await call(staffProducts.adjustStock, {
      body: { sku, kind: 'warehouse', locationId: 'EU1', pieces: 3, basedOn: 5, reason: 'stocktaking' },
    });
    const opened = await call(staffProducts.get, { params });
    const planned = opened.prices.find(({ market }) => market === 'de-DE')!.rows.slice(1);
    expect(planned).toHaveLength(1);
    const { change } = await call(staffProducts.save, {
      params,
      body: { basedOn: seen(opened), prices: { 'de-DE': [...planned, { from: later, list: 49.95, sales: 44.95 }] } },
    });
    expect((await call(changes.undo, { params: { id: change! }, body: {} })).counts).toEqual({ undone: 1 });
    const after = await call(staffProducts.get, { params });
    expect(after.prices.find(({ market }) => market === 'de-DE')?.rows.slice(1)).toEqual(planned);
  });

  test('names of the colour, call-outs and pictures in words are changed and undone like the rest', async () => {
    const { call, pool } = await openAssortment([shirt('A1', { images: { urlTemplate: '/img/x/{index}-{format}', indexes: [front] } })]);
    const opened = await call(staffProducts.get, { params });
    const said = { ...front, alts: { en: 'A shirt on a chair', de: 'Ein Hemd auf einem Stuhl' } };
    const wish = { colourNames: { en: 'Midnight', de: 'Mitternacht' }, callouts: { en: ['Warm'], de: [] }, pictures: [said] };
    const { product, change } = await call(staffProducts.save, { params, body: { basedOn: seen(opened), ...wish } });
    expect(product).toMatchObject({ colourNames: wish.colourNames, callouts: { en: ['Warm'] }, images: { indexes: [said] } });
    expect(product.callouts).not.toHaveProperty('de');
    expect((await call(staffProducts.count, { body: { search: 'mitternacht' } })).count).toBe(1);
    const { rows } = await pool.query(`select after->'colourNames' as after from audit_log where action = 'product.change'`);
    expect(rows).toEqual([{ after: wish.colourNames }]);
    const shopper = await loadCatalogue((await testDb()).db, { now: testNow });
    const market = await shopper.market(fixtureMarket('de-DE'), testNow);
    expect(showCard(market, 0)).toMatchObject({ colourName: 'Mitternacht', images: { indexes: [{ ...front, alt: said.alts.de }] } });

    await call(changes.undo, { params: { id: change! }, body: {} });
    const { colourNames, callouts, images } = opened;
    const after = await call(staffProducts.get, { params });
    expect(after).toMatchObject({ colourNames, callouts, images });
    const refused = call(staffProducts.save, { params, body: { basedOn: seen(after), colourNames: { de: 'Nacht' } } });
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });

  test('its end is planned, comes by itself, is not undone by the next file, and can be taken back', async () => {
    const { call, db, pool, moveTo } = await openAssortment(goods);
    const opened = await call(staffProducts.get, { params });
    const { product, change } = await call(staffProducts.save, { params, body: { basedOn: seen(opened), leavesAt: tomorrow } });
    expect(product).toMatchObject({ leavesAt: tomorrow, isWithdrawn: false });
    const held = await loadCatalogue(db, { now: testNow });
    expect(held.structure.numberOf.has(id)).toBe(true);

    const due = new Date(testNow.getTime() + 2 * 86_400_000);
    moveTo(due);
    await relayOutbox({ db, handlers: changeHandlers({ db, clock: () => due }), now: due, log: { warn() {}, error() {} } });
    expect(await call(staffProducts.get, { params })).toMatchObject({ leavesAt: tomorrow, isWithdrawn: true });
    expect((await call(staffProducts.count, { body: { state: 'withdrawn' } })).count).toBe(1);
    const without = await loadCatalogue(db, { now: due, previous: held });
    expect(without.structure.numberOf.has(id)).toBe(false);
    const again = goods.map((value, at) => ({ line: at + 1, lines: 1, value: { ...value, brand: 'Another' } }));
    await importAssortment(pool, again, { now: due, who: 'test', file: 'again' });
    expect(await call(staffProducts.get, { params })).toMatchObject({ brand: 'Another', isWithdrawn: true });

    await call(changes.undo, { params: { id: change! }, body: {} });
    expect(await call(staffProducts.get, { params })).toMatchObject({ leavesAt: null, isWithdrawn: false });
    expect((await loadCatalogue(db, { now: due, previous: without })).structure.numberOf.has(id)).toBe(true);
  });

  test('what is taken out of sale at once is gone at once, and one that was called off stays', async () => {
    const { call, db } = await openAssortment(goods);
    const opened = await call(staffProducts.get, { params });
    const { product } = await call(staffProducts.save, { params, body: { basedOn: seen(opened), leavesAt: '2020-01-01T00:00:00Z' } });
    expect(product).toMatchObject({ leavesAt: testNow.toISOString(), isWithdrawn: true });
    const back = await call(staffProducts.save, { params, body: { basedOn: seen(product), leavesAt: tomorrow } });
    expect(back.product.isWithdrawn).toBe(false);
    await call(staffProducts.save, { params, body: { basedOn: seen(back.product), leavesAt: null } });
    const due = new Date(testNow.getTime() + 2 * 86_400_000);
    await relayOutbox({ db, handlers: changeHandlers({ db, clock: () => due }), now: due, log: { warn() {}, error() {} } });
    expect(await call(staffProducts.get, { params })).toMatchObject({ leavesAt: null, isWithdrawn: false });
  });

  test('two people who edit it: the second is told, and nothing is lost', async () => {
    const { call, as } = await openAssortment(goods);
    const other = await as('administrator');
    const opened = await call(staffProducts.get, { params });
    await other(staffProducts.save, { params, body: { basedOn: seen(opened), tags: ['theirs'] } });
    const refused = call(staffProducts.save, { params, body: { basedOn: seen(opened), tags: ['mine'] } });
    await expect(refused).rejects.toMatchObject({ status: 409 });
    expect((await call(staffProducts.get, { params })).tags).toEqual(['theirs']);
  });

  test('texts and goods do not stand in each other’s way', async () => {
    const { call } = await openAssortment(goods);
    const opened = await call(staffProducts.get, { params });
    await call(staffProducts.save, { params, body: { basedOn: seen(opened), tags: ['theirs'] } });
    const { product } = await call(staffProducts.save, { params, body: { basedOn: seen(opened), texts: { de: { name: 'Mein Hemd' } } } });
    expect(product).toMatchObject({ tags: ['theirs'], texts: { de: { name: 'Mein Hemd' } } });
  });

  test('of two at the same moment one is told', async () => {
    const { call } = await openAssortment(goods);
    const opened = await call(staffProducts.get, { params });
    const save = (tag: string) => call(staffProducts.save, { params, body: { basedOn: seen(opened), tags: [tag] } });
    const ends = await Promise.allSettled([save('one'), save('two'), save('three')]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('what is the same is no change', async () => {
    const { call } = await openAssortment(goods);
    const opened = await call(staffProducts.get, { params });
    const saved = await call(staffProducts.save, { params, body: { basedOn: seen(opened), tags: opened.tags, facts: opened.facts } });
    expect(saved.change).toBeUndefined();
    expect(saved.product.version).toBe(opened.version);
  });

  test('what makes no sense is refused where it stands', async () => {
    const { call } = await openAssortment(goods);
    const opened = await call(staffProducts.get, { params });
    const prices = {
      'de-DE': [
        { from: tomorrow, list: 10, sales: 20 },
        { from: tomorrow, list: 10, sales: 10, member: 11 },
      ],
      'xx-XX': [],
    };
    const body = { basedOn: seen(opened), prices, texts: { en: null }, pictures: [{ index: 9, format: 'front' }] };
    const refused = await call(staffProducts.save, { params, body }).catch((error) => error);
    expect(refused.result.errors).toEqual({
      'texts.en': ['validation.english_missing'],
      pictures: ['validation.invalid_value'],
      'prices.de-DE.0.sales': ['validation.sales_above_list'],
      'prices.de-DE.1.member': ['studio.member_above_sales'],
      'prices.de-DE.1.from': ['validation.repeated'],
      'prices.xx-XX': ['validation.unknown_market'],
    });
  });
});

describe('stock', () => {
  const counted = { sku: `${id},M`, kind: 'warehouse', locationId: 'EU1', pieces: 3, basedOn: 5, reason: 'stocktaking' } as const;

  test('is counted with a reason, which stands beside it', async () => {
    const { call, pool } = await openAssortment(goods);
    await call(staffProducts.adjustStock, { body: counted });
    expect((await call(staffProducts.get, { params })).variants[0]?.stock).toMatchObject([{ pieces: 3 }]);
    expect(await call(staffProducts.stockMoves, { params })).toMatchObject([{ pieces: -2, remaining: 3, reason: 'stocktaking' }]);
    expect((await pool.query(`select from audit_log where action = 'stock.count'`)).rowCount).toBe(1);
  });

  test('that moved since it was looked at is not counted away', async () => {
    const { call, pool } = await openAssortment(goods);
    await pool.query('update stock set quantity = 4');
    await expect(call(staffProducts.adjustStock, { body: counted })).rejects.toMatchObject({ status: 409 });
    await expect(call(staffProducts.adjustStock, { body: { ...counted, sku: 'nothing' } })).rejects.toMatchObject({ status: 404 });
  });

  test('comes to a place that had none', async () => {
    const { call } = await openAssortment(goods);
    await call(staffProducts.adjustStock, { body: { ...counted, locationId: 'EU2', basedOn: 0 } });
    expect((await call(staffProducts.get, { params })).variants[0]?.stock).toMatchObject([{ id: 'EU1' }, { id: 'EU2', pieces: 3 }]);
  });
});
