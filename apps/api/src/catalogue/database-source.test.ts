import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { importAssortment } from '../assortment/import/import-assortment.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { assortment, fixtureNow, shopLines } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import type { CatalogueSource, OptionRow } from './catalogue-source.ts';
import { databaseSource, readOptions } from './database-source.ts';
import { records } from './test-catalogue.ts';

const lines = assortment(shopLines);

beforeAll(async () => {
  await emptyTables();
  const { pool } = await testDb();
  const report = await importAssortment(pool, records(lines), { now: fixtureNow, who: 'test', file: 'shop.jsonl' });
  expect(report.refused).toEqual([]);
});

async function all(source: CatalogueSource): Promise<OptionRow[]> {
  const rows: OptionRow[] = [];
  for await (const page of source.options()) rows.push(...page);
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const written = (rows: readonly OptionRow[]) => rows.map(({ variants, ...row }) => ({ ...row, variants: variants() }));

test('products read a page at a time are those that are read one by one', async () => {
  const { db } = await testDb();
  const paged = await all(await databaseSource(db));
  const single = (await Promise.all(paged.map(({ id }) => readOptions(db, sql`product.id = ${id}`)))).flat();
  expect(paged.length).toBeGreaterThan(5);
  expect(written(paged)).toEqual(written(single));
});

test('variants, their stock, looks, sets and amounts are read as they were written into the file', async () => {
  const { db } = await testDb();
  const told = (rows: readonly OptionRow[]) =>
    rows.map(({ id, variants, look, setOptions, giftCardAmounts }) => ({
      ...{ id, look, setOptions, giftCardAmounts },
      variants: variants().map(({ stock, ...variant }) => ({
        ...variant,
        stock: stock.filter(({ quantity }) => quantity > 0).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      })),
    }));
  const fromFile = told(await all(assortmentSource(lines)));
  const fromTables = told(await all(await databaseSource(db)));
  expect(fromTables).toEqual(fromFile);
  expect(fromTables.flatMap(({ variants }) => variants.flatMap(({ stock }) => stock)).length).toBeGreaterThan(5);
  expect(fromTables.some(({ setOptions }) => setOptions.length > 0)).toBe(true);
  expect(fromTables.some(({ giftCardAmounts }) => giftCardAmounts !== undefined)).toBe(true);
});
