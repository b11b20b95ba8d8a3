import { expect, test } from 'vitest';
import { assortment, fixtureNow as now, option, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { buildFixture, noRows } from '../content/content.fixture.ts';
import { findLook, listLooks } from './list-looks.ts';

const garment = (styleNumber: string, more: object = {}) =>
  style({ styleNumber, texts: { en: { name: `Garment ${styleNumber}` } }, options: [option({ optionId: '1', ...more })] });
const lines = assortment([garment('901'), garment('902', { look: ['901_black_1', 'gone_black_1'] })]);

async function open(looks: unknown) {
  const content = buildFixture({ ...noRows, documents: [{ market: 'en-GB', name: 'shop-the-look', content: looks }] });
  const market = content.byMarket.get('en-GB')!;
  return { market, catalogue: await (await openCatalogue(assortmentSource(lines))).market(market.market, now) };
}

test('CMS-090 the call answers the looks of the assortment with what is sold, and an editor’s own before them', async () => {
  const own = { id: 'evening', title: 'For the evening', productIds: ['901_black_1'] };
  expect(listLooks(await open([]), 'shop-the-look')).toEqual(
    expect.arrayContaining([{ id: '902_black_1', title: 'Garment 902', productIds: ['902_black_1', '901_black_1'] }]),
  );
  expect(listLooks(await open([own]), 'shop-the-look')[0]).toEqual(own);
});

test('CMS-095 the call answers the sets of the assortment', async () => {
  const sets = listLooks(await open([]), 'product-set');
  for (const { productIds } of sets) expect(productIds.length).toBeGreaterThan(0);
  expect(sets.map(({ id }) => id)).not.toContain('902_black_1');
});

test('a product that the assortment gives no look shows the others of an editor’s look', async () => {
  const source = await open([{ id: 'a', title: 'A', productIds: ['902_black_1', 'gone_black_1', '901_black_1'] }]);
  expect(findLook(source, '901_black_1')).toEqual(['902_black_1']);
  expect(findLook(source, '903_black_1')).toEqual([]);
});
