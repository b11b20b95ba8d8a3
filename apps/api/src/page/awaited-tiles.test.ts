import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, shopLines, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { showTile } from './show-tile.ts';

const gone = [{ size: { id: 'M', name: 'M' }, ean: '4000000000048' }];
const lines = [
  ...shopLines,
  style({ styleNumber: '700', options: [option({ optionId: '1', variants: gone })] }),
  style({ styleNumber: '701', options: [option({ optionId: '1', variants: gone, allowInStockNotifications: false })] }),
  style({ styleNumber: '702', options: [option({ optionId: '1', comingSoon: '2026-12-24T00:00:00Z' })] }),
];

test('a tile says that its product is waited for where it is gone or not sold yet, as its own page would offer it', async () => {
  const snapshot = await openCatalogue(assortmentSource(assortment(lines)));
  const catalogue = await snapshot.market(fixtureMarket('en-GB'), now);
  const tiles = catalogue.structure.ids.map((_, product) => showTile(catalogue, product, {}));
  const awaited = tiles.filter((tile) => tile.awaited).map(({ id }) => id);
  expect(awaited).toEqual(['500_black_1', '700_black_1', '702_black_1']);
});
