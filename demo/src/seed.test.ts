import { getPageData } from '@selvedge/api/content/get-page-data.ts';
import { listExamplePages } from '@selvedge/api/content/list-example-pages.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { emptyTables, testDb } from '@selvedge/api/db/test-database.ts';
import type { ContentSnapshot } from '@selvedge/api/published/content-snapshot.ts';
import { PageAlias } from '@selvedge/contract/page.ts';
import { PageData } from '@selvedge/contract/page-data.ts';
import { StoredStore } from '@selvedge/contract/store.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoStores } from './content/stores.ts';
import { seedDemo } from './seed.ts';

const warnings: object[] = [];
const log = { warn: (detail: object) => void warnings.push(detail) };
const silent = { log: () => {} };

test.each(demoStores.map((store) => [store.name, store] as const))('the store %s can be opened and saved in the Studio', (_name, store) => {
  expect(StoredStore.safeParse({ ...store, version: 1 }).error).toBeUndefined();
});

describe('two processes that start on one empty shop', () => {
  const filled: boolean[] = [];
  let content: ContentSnapshot;

  beforeAll(async () => {
    await emptyTables();
    const { db } = await testDb();
    filled.push(...(await Promise.all([seedDemo(db, silent), seedDemo(db, silent)])));
    content = await loadContent(db, { log });
  });

  test('fill it once', async () => {
    const { pool } = await testDb();
    expect(filled.sort()).toEqual([false, true]);
    expect((await pool.query(`select from document where name = 'menus'`)).rowCount).toBe(55);
  });

  test('open it in 55 markets, and every row of the demo fits the contract', () => {
    expect(warnings).toEqual([]);
    expect(content.byMarket.size).toBe(55);
    // Once for the stores, and once for everything else.
    expect(content.revision).toBe('2');
    for (const { navigation, pages, documents } of content.byMarket.values()) {
      expect(navigation.mainMenu.length).toBeGreaterThan(0);
      expect(pages.get('')?._meta.alias).toBe('homePage');
      expect(documents.has('free-freight-value')).toBe(true);
    }
    expect(content.jobs.length).toBeGreaterThan(0);
    // An invoice without its seller is none.
    for (const { seller } of content.markets) expect(seller).toMatchObject({ name: expect.any(String), vatId: expect.any(String) });
  });

  test.each(['de-DE', 'ar-AE'])('show every page of the demo in %s', (market) => {
    const examples = listExamplePages(content, market);
    const missing = PageAlias.options.filter((alias) => !examples.some((example) => example.alias === alias));
    expect(missing).toEqual(['productPage', 'productSetPage', 'store', 'storeProductPage']);
    for (const { alias, url } of examples) {
      const data = getPageData(content, { path: url, query: new URLSearchParams(), shopUrl: 'https://shop.example', production: true });
      expect([url, data.content._meta.alias]).toEqual([url, alias]);
      expect(PageData.safeParse(data).error).toBeUndefined();
    }
  });
});

test('a shop that has content is left as its owner made it', async () => {
  await emptyTables();
  const { db, pool } = await testDb();
  await pool.query(`insert into document (market, name, content) values ('*', 'menus', '{"shopName":"Mine","mainMenu":[]}')`);
  expect(await seedDemo(db, silent)).toBe(false);
  expect((await loadContent(db, { log })).byMarket.get('de-DE')?.navigation.shopName).toBe('Mine');
});

test('a demo that fails half-way leaves nothing behind', async () => {
  await emptyTables();
  const { db, pool } = await testDb();
  await pool.query(`alter table job add constraint full_disk check (id = '')`);
  await expect(seedDemo(db, silent)).rejects.toThrow();
  await pool.query('alter table job drop constraint full_disk');
  expect((await pool.query('select from document')).rowCount).toBe(0);
});
