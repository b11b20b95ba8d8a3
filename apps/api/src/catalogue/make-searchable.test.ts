import { beforeEach, expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, shopLines } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { isSearchable, makeSearchable } from './make-searchable.ts';
import { type CatalogueSnapshot, openCatalogue } from './open-catalogue.ts';

const [britain, ireland, germany] = ['en-GB', 'en-IE', 'de-DE'].map((id) => fixtureMarket(id));
const source = assortmentSource(assortment(shopLines));
let shop: CatalogueSnapshot;
beforeEach(async () => {
  shop = await openCatalogue(source);
});

const hasWords = async (market = britain!) => isSearchable(await shop.market(market, now));

test('a listing does not wait for the words of its language, and a search finds them laid out', async () => {
  expect((await shop.search.find(britain!, { category: 'women', size: 3 }, now)).ids).toHaveLength(3);
  expect(await hasWords()).toBe(false);
  expect((await shop.search.find(britain!, { searchTerms: 'jumper' }, now)).totalResults).toBeGreaterThan(0);
  expect(await hasWords()).toBe(true);
});

test('who has typed nothing yet is offered words as well', async () => {
  expect((await shop.search.find(britain!, { completions: 3 }, now)).completions).toHaveLength(3);
});

test('words are laid out once for all markets of a language, however many search at once', async () => {
  const markets = await Promise.all([britain!, ireland!, britain!].map((market) => shop.market(market, now)));
  const [one, ...others] = await Promise.all(markets.map(makeSearchable));
  for (const other of others) expect(other.language.index).toBe(one!.language.index);
  expect(await hasWords(ireland)).toBe(true);
  expect(await hasWords(germany)).toBe(false);
});

test('an assortment that takes the place of another has words for those who search, and for nobody else', async () => {
  await shop.market(germany!, now);
  await shop.search.find(britain!, { searchTerms: 'jumper' }, now);
  shop = await openCatalogue(source, { markets: shop.inUse(), searchedIn: shop.searchedIn(), now });
  expect([await hasWords(britain), await hasWords(germany)]).toEqual([true, false]);
});
