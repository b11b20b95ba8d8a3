import { beforeAll, expect, test } from 'vitest';
import { noArrangement } from '../catalogue/arrangement/arrangement.ts';
import { assortment, fixtureMarket, fixtureNow as now, shopLines } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { offeredCategories } from './offered-categories.ts';

let catalogue: MarketCatalogue;
beforeAll(async () => {
  const snapshot = await openCatalogue(assortmentSource(assortment(shopLines)));
  catalogue = await snapshot.market(fixtureMarket('en-GB'), now);
});

const offer = (searchTerms: string) => offeredCategories(catalogue, [], { searchTerms, now, arrangement: noArrangement });

test('before anything is typed the narrowest categories stand there, garments first, each with a picture of its own', () => {
  const offered = offer('');
  expect(offered.map(({ id }) => id).slice(0, 2)).toEqual(expect.arrayContaining(['women-knitwear', 'women-coats']));
  expect(offered.map(({ id }) => id)).not.toContain('women');
  expect(offered[0]?.images?.indexes).toHaveLength(1);
});

test('while somebody types, a category is offered by the beginning of its name', () => {
  expect(offer('kni').map(({ id }) => id)).toEqual(['women-knitwear']);
  expect(offer('coa').map(({ id }) => id)).toEqual(['women-coats']);
  expect(offer('oat')).toEqual([]);
  expect(offer('wear').map(({ id }) => id)).toEqual(['women-knitwear']);
  expect(offer('zzz')).toEqual([]);
});
