import { getPageData } from '@selvedge/api/content/get-page-data.ts';
import { listExamplePages } from '@selvedge/api/content/list-example-pages.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import { PageAlias } from '@selvedge/contract/page.ts';
import { PageData } from '@selvedge/contract/page-data.ts';
import { beforeEach, expect, test } from 'vitest';
import { seedDemo } from './seed.ts';

const warnings: object[] = [];
const log = { warn: (detail: object) => void warnings.push(detail) };
const silent = { log: () => {} };

beforeEach(async () => {
  await emptyTables();
  warnings.length = 0;
});

test('an empty shop opens in 55 markets, and every row of the demo fits the contract', async () => {
  const { db } = await testDb();
  expect(await seedDemo(db, silent)).toBe(true);
  const content = await loadContent(db, { log });
  expect(warnings).toEqual([]);
  expect(content.byMarket.size).toBe(55);
  expect(content.revision).toBe('1');
  for (const { navigation, pages, documents } of content.byMarket.values()) {
    expect(navigation.mainMenu.length).toBeGreaterThan(0);
    expect(pages.get('')?._meta.alias).toBe('homePage');
    expect(documents.has('free-freight-value')).toBe(true);
  }
  expect(content.jobs.length).toBeGreaterThan(0);
  // An invoice without its seller is none.
  for (const { seller } of content.markets) expect(seller).toMatchObject({ name: expect.any(String), vatId: expect.any(String) });
});

test('every page of the demo is shown in a left-to-right and a right-to-left market', async () => {
  const { db } = await testDb();
  await seedDemo(db, silent);
  const content = await loadContent(db, { log });
  for (const market of ['de-DE', 'ar-AE']) {
    const examples = listExamplePages(content, market);
    const missing = PageAlias.options.filter((alias) => !examples.some((example) => example.alias === alias));
    expect(missing).toEqual(['productPage', 'productSetPage', 'store', 'storeProductPage']);
    for (const { alias, url } of examples) {
      const data = getPageData(content, { path: url, query: new URLSearchParams(), shopUrl: 'https://shop.example', production: true });
      expect([url, data.content._meta.alias]).toEqual([url, alias]);
      expect(PageData.safeParse(data).error).toBeUndefined();
    }
  }
});

test('a shop that has content is left as its owner made it', async () => {
  const { db, pool } = await testDb();
  await pool.query(`insert into document (market, name, content) values ('*', 'menus', '{"shopName":"Mine","mainMenu":[]}')`);
  expect(await seedDemo(db, silent)).toBe(false);
  expect((await loadContent(db, { log })).byMarket.get('de-DE')?.navigation.shopName).toBe('Mine');
});

test('of two processes that start on one empty shop, one fills it', async () => {
  const { db, pool } = await testDb();
  const filled = await Promise.all([seedDemo(db, silent), seedDemo(db, silent)]);
  expect(filled.sort()).toEqual([false, true]);
  expect((await pool.query(`select from document where name = 'menus'`)).rowCount).toBe(55);
});

test('a demo that fails half-way leaves nothing behind', async () => {
  const { db, pool } = await testDb();
  await pool.query(`alter table job add constraint full_disk check (id = '')`);
  await expect(seedDemo(db, silent)).rejects.toThrow();
  await pool.query('alter table job drop constraint full_disk');
  expect((await pool.query('select from document')).rowCount).toBe(0);
});
