import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow, shopLines } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { showDetail } from '../catalogue/show-detail.ts';
import type { Pieces } from '../stock/stock-changes.ts';
import { findLiveSizes, nameOfSizes, withLiveSizes } from './live-sizes.ts';

const catalogue = await (await openCatalogue(assortmentSource(assortment(shopLines)))).market(fixtureMarket('de-DE'), fixtureNow);
const product = catalogue.structure.numberOf.get('100_black_1')!;
const moved = (sizes: Record<string, number>) => ({
  find: (sku: string): Pieces[] | undefined => {
    const quantity = sizes[sku.split(',')[1]!];
    return quantity === undefined ? undefined : [{ kind: 'warehouse', id: 'CENTRAL', quantity }];
  },
});
const shown = (sizes: Record<string, number>) =>
  withLiveSizes(showDetail(catalogue, product, fixtureNow), findLiveSizes(catalogue, product, moved(sizes)));

test('a size that sold out, or came back, since the assortment was read is shown as it is', () => {
  const { variants, inStock } = shown({ M: 0, L: 10 });
  expect(variants.map(({ size, inStockEcom }) => [size.name, inStockEcom])).toEqual([
    ['S', true],
    ['M', false],
    ['L', true],
  ]);
  expect(inStock).toBe(true);
  expect(shown({ S: 0, M: 0, L: 0 }).inStock).toBe(false);
});

test('pieces that change nothing for a shopper leave the page what it is', () => {
  const name = (sizes: Record<string, number>) => nameOfSizes(findLiveSizes(catalogue, product, moved(sizes)));
  expect(name({ M: 9 })).toBe(name({}));
  expect(name({ M: 0 })).not.toBe(name({}));
  expect(name({ M: 0 })).not.toBe(name({ L: 0 }));
});
