import { beforeAll, describe, expect, test } from 'vitest';
import { assortment, fixtureNow as now, shopLines } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { type CatalogueSnapshot, openCatalogue } from '../catalogue/open-catalogue.ts';
import { buildFixture, noRows, pageRow } from '../content/content.fixture.ts';
import { listPublicPaths } from '../content/list-public-paths.ts';
import { storeRow } from '../store/store.fixture.ts';
import { findPage } from './find-page.ts';

const text = (id: string) => ({ id, _alias: 'text', text: [{ tag: 'p', children: [{ text: id }] }] });
const rows = (id: string) => ({ top: [{ id, blocks: [text(id)] }], bottom: [] });
const written = (alias: string, id: string) => ({
  ...{ _meta: { alias, url: '' }, rows: rows(id), fixedWidgets: [text(`${id}-fixed`)] },
  filters: [{ title: 'Denim', url: '/de-DE/women/denim' }],
});
const content = buildFixture({
  ...noRows,
  stores: [
    storeRow('1003', { slug: 'berlin-mitte', holidays: [{ date: '2030-12-25', name: '' }] }),
    storeRow('1004', {
      slug: 'hamburg',
      name: 'Hamburg, Schanze',
      city: 'Hamburg',
      latitude: 53.56,
      longitude: 9.96,
      clickAndCollect: false,
    }),
    storeRow('1019', { slug: 'london', markets: ['nb-NO'] }),
  ],
  pages: [
    pageRow('*', '/stores/:slug', written('store', 'every')),
    pageRow('de-DE', '/stores/hamburg', written('store', 'own')),
    pageRow('*', '/stores', written('retailStores', 'list')),
  ],
});
let catalogue: CatalogueSnapshot;
beforeAll(async () => {
  catalogue = await openCatalogue(assortmentSource(assortment(shopLines)));
});

async function open(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  const found = await findPage(
    { content, catalogue, now },
    { path: pathname, query: searchParams, shopUrl: 'https://shop.example', production: true },
  );
  return { ...found, until: found.until, page: await found.load() };
}

describe('the pages of stores', () => {
  test('STO-001 MKT-015 list the stores of a market, and none of the ten countries has them', async () => {
    const { page } = await open('/de-DE/stores');
    expect(page.content.stores?.stores.map(({ slug }) => slug)).toEqual(['berlin-mitte', 'hamburg']);
    expect((await open('/nb-NO/stores')).page.statusCode).toBe(404);
    expect((await open('/nb-NO/stores/find')).page.statusCode).toBe(404);
    expect((await open('/nb-NO/stores/london')).page.statusCode).toBe(404);
  });

  test('find by what the address says, and keep one address for search engines', async () => {
    const { page, isLongTail } = await open('/de-DE/stores/find?q=hamburg');
    expect(page.content.stores?.stores[0]?.slug).toBe('hamburg');
    expect([isLongTail, page.noindex]).toEqual([true, true]);
    expect((await open('/de-DE/stores/find?collect=1')).page.content.stores?.stores.map(({ slug }) => slug)).toEqual(['berlin-mitte']);
    // What nobody understands makes no second copy of a page.
    expect((await open('/de-DE/stores/find?service=sewing&open=2')).key).toBe((await open('/de-DE/stores/find')).key);
  });

  test('a store’s page says what search engines read of it', async () => {
    const { page, until } = await open('/de-DE/stores/berlin-mitte');
    expect(page).toMatchObject({ statusCode: 200, content: { heading: 'Berlin, Mitte', store: { id: '1003' } } });
    expect(page.content.seo.structuredData.at(-1)).toMatchObject({
      ...{ '@type': 'ClothingStore', url: 'https://shop.example/de-DE/stores/berlin-mitte', telephone: '+49 30 5550103' },
      address: { streetAddress: 'Mulackstraße 22', addressLocality: 'Berlin', postalCode: '10119', addressCountry: 'DE' },
      geo: { latitude: 52.5275 },
      openingHoursSpecification: [{ dayOfWeek: expect.arrayContaining(['Monday', 'Saturday']), opens: '10:00', closes: '19:00' }],
      specialOpeningHoursSpecification: [{ validFrom: '2030-12-25', opens: '00:00', closes: '00:00' }],
    });
    expect(page.content.breadcrumb.map(({ url }) => url)).toEqual(['/de-DE', '/de-DE/stores', '/de-DE/stores/berlin-mitte']);
    // Kept no longer than its hours hold.
    expect(until).toBeGreaterThan(now.getTime());
  });

  test('CMS-004 CMS-005 rows, fixed widgets and filter tags: a store’s own, else those of every store', async () => {
    const titleOf = async (address: string) => (await open(address)).page.content;
    expect(await titleOf('/de-DE/stores/berlin-mitte')).toMatchObject({
      ...{ rows: rows('every'), fixedWidgets: [{ id: 'every-fixed' }], filters: [{ title: 'Denim' }] },
    });
    expect((await titleOf('/de-DE/stores/hamburg')).rows.top[0]?.id).toBe('own');
    expect(await titleOf('/de-DE/stores')).toMatchObject({ fixedWidgets: [{ id: 'list-fixed' }], filters: [{ title: 'Denim' }] });
  });

  test('a store is found by its number, too, and one that has closed is not', async () => {
    expect((await open('/de-DE/stores/1003')).page.location.redirect).toBe('/de-DE/stores/berlin-mitte');
    expect((await open('/de-DE/stores/nowhere')).page.statusCode).toBe(404);
  });

  test('the map of the site knows them', () => {
    expect(listPublicPaths(content, 'de-DE')).toContain('/de-DE/stores/berlin-mitte');
    expect(listPublicPaths(content, 'nb-NO').some((path) => path.includes('/stores'))).toBe(false);
  });
});
