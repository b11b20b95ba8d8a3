import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureNow } from '../catalogue/assortment.fixture.ts';
import { openCatalogue } from '../catalogue/test-catalogue.ts';
import { buildFixture, pageRow } from '../content/content.fixture.ts';
import { testDb } from '../db/test-database.ts';
import { storeRow } from '../store/store.fixture.ts';
import { findSitemap } from './find-sitemap.ts';
import { pageEntries } from './page-entries.ts';
import { productsPerFile, sitemapFiles } from './sitemap-files.ts';

let app: FastifyInstance;
const shopUrl = 'https://shop.example';

beforeAll(async () => {
  ({ app } = await openCatalogue());
});

const read = async (file: string, { now = fixtureNow, content = app.shop.content() } = {}) => {
  const { db } = await testDb();
  const found = findSitemap({ db, content, catalogue: app.shop.catalogue(), shopUrl, now }, file);
  if (!found) return undefined;
  let text = '';
  for await (const piece of found) text += piece;
  return text;
};
const entryOf = (text: string | undefined, path: string) =>
  text?.match(/<url>.*?<\/url>/gs)?.find((entry) => entry.includes(`<loc>${shopUrl}${path}</loc>`));

describe('the site map', () => {
  test('has an index of the files of all markets, and every file of it is there', async () => {
    const index = await read('/sitemap.xml');
    const files = [...(index?.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g) ?? [])].map(([, file]) => file!);
    expect(files).toContain('/sitemap-de-DE.xml');
    expect(files).toContain('/sitemap-de-DE-products-1.xml');
    expect(files).toHaveLength(2 * app.shop.content().markets.length);
    for (const file of files) expect(await read(file)).toMatch(/^<\?xml.*<\/urlset>\n$/s);
  });

  test('names a product under its name in the market, in all markets that sell it, with its pictures', async () => {
    const german = entryOf(await read('/sitemap-de-DE-products-1.xml'), '/de-DE/p/rippenpullover/100_black_1');
    expect(german).toContain('hreflang="en-GB" href="https://shop.example/en-GB/p/rib-jumper/100_black_1"');
    expect(german).toContain('hreflang="x-default" href="https://shop.example/en-GB/p/rib-jumper/100_black_1"');
    expect(german).toMatch(/<image:loc>https:\/\/[^<]+<\/image:loc>/);
    expect(await read('/sitemap-ar-AE-products-1.xml')).not.toContain('100_black_1');
  });

  test('names the stores of a market, in all markets that they serve', async () => {
    const stores = [storeRow('1001', { markets: ['de-DE', 'de-AT'] })];
    const content = buildFixture({ pages: [pageRow('*', '/women', { categoryId: 'women' })], stores });
    const store = entryOf(await read('/sitemap-de-DE.xml', { content }), '/de-DE/stores/1001');
    expect(store).toContain('hreflang="de-AT" href="https://shop.example/de-AT/stores/1001"');
    expect(await read('/sitemap-en-GB.xml', { content })).not.toContain('/stores/1001');
  });

  test('lets others be answered between its pages, however long each of them takes', async () => {
    const { db } = await testDb();
    const content = buildFixture({
      pages: ['/women', '/men', '/sale', '/new-in', '/cloth'].map((path) => pageRow('*', path, { categoryId: 'women' })),
    });
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    let turns = 0;
    const answered: number[] = [];
    const count = () => void (++turns < 100 && setImmediate(count));
    for await (const _ of pageEntries({ db, content, shopUrl }, 'de-DE')) {
      if (answered.length === 0) setImmediate(count);
      answered.push(turns);
    }
    clock.mockRestore();
    expect(answered.length).toBeGreaterThan(5);
    expect(new Set(answered).size).toBe(answered.length);
  });

  test('says when a product became other, and only then', async () => {
    const { db } = await testDb();
    const lastmod = async () =>
      /<lastmod>(.*)<\/lastmod>/.exec(entryOf(await read('/sitemap-en-GB-products-1.xml'), '/en-GB/p/rib-jumper/100_black_1') ?? '')?.[1];
    await db.execute(sql`update product set changed_at = null where id = '100_black_1'`);
    await db.execute(sql`alter table product disable trigger product_changed_at`);
    await db.execute(sql`update product set changed_at = null where id = '100_black_1'`);
    await db.execute(sql`update style_text set changed_at = '2020-01-01' where style_number = '100'`);
    await db.execute(sql`alter table product enable trigger product_changed_at`);
    const before = await lastmod();
    await db.execute(sql`update product set rank = rank, version = version + 1 where id = '100_black_1'`);
    expect(await lastmod()).toBe(before);
    await db.execute(sql`update product set pantone_code = '19-4000' where id = '100_black_1'`);
    expect(Date.parse((await lastmod()) ?? '')).toBeGreaterThan(Date.parse(before ?? '2000-01-01'));
  });

  test.each(['/sitemap-xx-XX.xml', '/sitemap-en-GB-products-0.xml', '/sitemap-en-GB-products-2.xml', '/sitemap-en-GB-products-1e1.xml'])(
    '%s is not there',
    async (file) => expect(await read(file)).toBeUndefined(),
  );

  test.each([
    [1, 10, 1],
    [1, 50_001, 3],
    [55, 50_000, 13],
  ])('of %i markets shares %i products out to %i files, none of which is too large', (markets, products, files) => {
    expect(sitemapFiles('en-GB', { products, markets })).toHaveLength(1 + files);
    expect(productsPerFile(markets)).toBeLessThanOrEqual(50_000);
  });
});
