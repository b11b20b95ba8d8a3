import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { findSold } from './market-of.ts';
import { openCatalogue } from './open-catalogue.ts';
import { buyableSizes } from './show-card.ts';
import { showVariants } from './show-detail.ts';

const sizeOf = (id: string, name: string) => ({ size: { id, name }, ean: '4000000000024', stock: { warehouses: { CENTRAL: 5 } } });

test('a size that is a word is written in the language of the market, and a size that is a number as it was given', async () => {
  const lines = assortment([
    { type: 'attribute', facet: 'size', id: 'ONE', names: { en: 'One size', de: 'Einheitsgröße' } },
    style({ styleNumber: '100', options: [option({ optionId: '1', variants: [sizeOf('ONE', 'One size')] })] }),
    style({ styleNumber: '200', options: [option({ optionId: '1', variants: [sizeOf('38', '38')] })] }),
  ]);
  const catalogue = await openCatalogue(assortmentSource(lines));
  const namesIn = async (market: string) => {
    const there = await catalogue.market(fixtureMarket(market), now);
    return ['100_black_1', '200_black_1'].flatMap((id) => {
      const product = findSold(there, id)!;
      return [...showVariants(there, product).map(({ size }) => size.name), ...buyableSizes(there, product)];
    });
  };
  expect(await namesIn('de-DE')).toEqual(['Einheitsgröße', 'Einheitsgröße', '38', '38']);
  expect(await namesIn('en-US')).toEqual(['One size', 'One size', '38', '38']);
});
