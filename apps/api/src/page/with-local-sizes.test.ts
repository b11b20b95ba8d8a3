import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow, option, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { showDetail } from '../catalogue/show-detail.ts';
import { withLocalSizes } from './with-local-sizes.ts';

const sizes = ['36', '38'].map((name) => ({ size: { id: name, name }, ean: `40000000000${name}`, stock: { warehouses: { CENTRAL: 5 } } }));
const lines = assortment([style({ styleNumber: '100', categories: ['women'], options: [option({ optionId: '1', variants: sizes })] })]);
const catalogue = await openCatalogue(assortmentSource(lines));

async function namesIn(id: string, documents: ReadonlyMap<string, unknown>) {
  const market = fixtureMarket(id);
  const there = await catalogue.market(market, fixtureNow);
  const detail = showDetail(there, there.structure.numberOf.get('100_black_1')!, fixtureNow);
  return withLocalSizes(detail, { market, documents: new Map(documents) }).variants.map(({ size }) => size.local?.name);
}

test('a product page says what the country calls a size', async () => {
  const rows = [
    { size: '36', us: '6', it: '42' },
    { size: '38', us: '8' },
  ];
  const documents = new Map([['size-guide-settings', { url: '', unit: 'cm', charts: [{ id: 'women', categories: ['women'], rows }] }]]);
  expect(await namesIn('en-US', documents)).toEqual(['6', '8']);
  expect(await namesIn('it-IT', documents)).toEqual(['42', undefined]);
  expect(await namesIn('ar-KW', documents)).toEqual([undefined, undefined]);
  expect(await namesIn('en-US', new Map())).toEqual([undefined, undefined]);
});
