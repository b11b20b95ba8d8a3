import { inventory } from '@selvedge/contract/stock.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { productTable, stockTable, styleTable, variantTable } from '../catalogue/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { type KeptStock, keepStock } from './keep-stock.ts';

const quiet = { warn() {}, error() {} };
const opened: KeptStock[] = [];

beforeEach(emptyTables);
afterEach(async () => {
  for (const kept of opened.splice(0)) await kept.stop();
});

async function keep(): Promise<KeptStock> {
  const { db, pool } = await testDb();
  const kept = await keepStock({ db, pool, log: quiet, pollMs: 50 });
  opened.push(kept);
  return kept;
}

const images = { urlTemplate: '/x/{index}/{format}', indexes: [] };
async function variant(sku: string): Promise<void> {
  const { db } = await testDb();
  const [styleNumber = '', colour = '', optionId = ''] = sku.split(',')[0]!.split('_');
  const id = `${styleNumber}_${colour}_${optionId}`;
  const product = {
    id,
    styleNumber,
    colour,
    optionId,
    colourNames: { en: 'x' },
    colourFamily: 'black' as const,
    newFrom: new Date(0),
    images,
  };
  await db.insert(styleTable).values({ styleNumber, brand: 'x' }).onConflictDoNothing();
  await db.insert(productTable).values(product).onConflictDoNothing();
  await db
    .insert(variantTable)
    .values({ id: sku, productId: id, ean: String(10_000_000 + Math.floor(Math.random() * 1e8)), sizeId: 'M', sizeName: 'M' });
}
const put = async (sku: string, quantity: number) => {
  const { db } = await testDb();
  const row = { variantId: sku, kind: 'warehouse' as const, locationId: 'W', quantity };
  const target = [stockTable.variantId, stockTable.kind, stockTable.locationId];
  await db.insert(stockTable).values(row).onConflictDoUpdate({ target, set: { quantity } });
};
const quantity = (kept: KeptStock, sku: string) =>
  kept
    .current()
    .find(sku)
    ?.map((each) => each.quantity);

describe('stock that moves', () => {
  test('is followed by variant; what did not move is left to the assortment', async () => {
    await variant('1_a_1,M');
    await variant('2_a_1,M');
    await put('2_a_1,M', 9);
    const kept = await keep();
    await kept.catchUp();
    const before = quantity(kept, '2_a_1,M');
    await put('1_a_1,M', 5);
    await vi.waitFor(() => expect(quantity(kept, '1_a_1,M')).toEqual([5]), { timeout: 5_000 });
    expect([undefined, JSON.stringify([9])]).toContain(before === undefined ? before : JSON.stringify(before));
    const { db } = await testDb();
    await db.execute(sql`delete from stock where variant_id = '1_a_1,M'`);
    await vi.waitFor(() => expect(quantity(kept, '1_a_1,M')).toEqual([]), { timeout: 5_000 });
  });

  test('is not missed when transactions end in another order than they began', async () => {
    const { db } = await testDb();
    for (const sku of ['1_a_1,M', '2_a_1,M']) await variant(sku);
    for (const sku of ['1_a_1,M', '2_a_1,M']) await put(sku, 10);
    const kept = await keep();
    await db.transaction(async (slow) => {
      await slow.execute(sql`update stock set quantity = 3 where variant_id = '1_a_1,M'`);
      await put('2_a_1,M', 7);
      await kept.catchUp();
      expect(quantity(kept, '2_a_1,M')).toEqual([7]);
    });
    await kept.catchUp();
    expect(quantity(kept, '1_a_1,M')).toEqual([3]);
  });

  test('a change too large to list is one note, and what is held is read again', async () => {
    const { db } = await testDb();
    await variant('1_a_1,M');
    await put('1_a_1,M', 10);
    const kept = await keep();
    await put('1_a_1,M', 9);
    await kept.catchUp();
    await db.execute(sql`insert into stock (variant_id, kind, location_id, quantity)
      select '1_a_1,M', 'store', n::text, 0 from generate_series(1, 6000) n`);
    await db.execute(sql`delete from stock_change where variant_id <> '*'`);
    await kept.catchUp();
    const { rows } = await db.execute(sql`select variant_id from stock_change`);
    expect(rows).toEqual([{ variant_id: '*' }]);
    expect(quantity(kept, '1_a_1,M')).toEqual([9]);
  });
});

test('get-availability answers from stock as it is now', async () => {
  const shop = await basketShop();
  const ask = (more: object = {}) =>
    shop.browser().api(inventory.getAvailability, {
      params: { catalog: 'en-GB' },
      query: { ShipFromStore: 'false', EanCodes: ['4000000000017', '4000000000024', 'x', '99999999'], ...more },
    });
  expect(await ask()).toMatchObject([
    { ean: '4000000000017', sku: '200_black_1,36', inStockEcom: true, inStockRetail: true, isFewLeft: true, stockLocation: 'warehouse' },
    { ean: '4000000000024', inStockEcom: false, inStockRetail: false },
  ]);
  shop.moveStock('200_black_1,36', 0, 2);
  expect((await ask())[0]).toMatchObject({ inStockEcom: false, inStockRetail: true });
  expect((await ask({ ShipFromStore: 'true' }))[0]).toMatchObject({ inStockEcom: true, stockLocation: 'store' });
});
