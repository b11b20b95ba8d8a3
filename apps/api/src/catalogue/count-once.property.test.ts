import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { openCatalogue } from './open-catalogue.ts';

const market = fixtureMarket('en-GB');
const colours = ['black', 'red', 'green'] as const;
const products = Array.from({ length: 40 }, (_, at) => ({
  colour: colours[at % 3]!,
  word: ['shirt', 'coat'][at % 2]!,
  price: 5 + (at % 20),
}));

/** Few values, so that many requests are about the same set. */
const request = fc.record(
  {
    category: fc.constantFrom('women', 'men'),
    searchTerms: fc.constantFrom('shirt', 'red coat', 'zephyr'),
    facets: fc.array(fc.record({ id: fc.constant('colour'), values: fc.subarray([...colours]) }), { maxLength: 2 }),
    priceRange: fc.record({
      lowerBoundingValue: fc.double({ min: 4, max: 8, noNaN: true }),
      upperBoundingValue: fc.integer({ min: 20, max: 40 }),
    }),
    sorting: fc.constantFrom('relevance', 'newest', 'price-ascending', 'name'),
    from: fc.integer({ min: 0, max: 30 }),
    size: fc.integer({ min: 1, max: 10 }),
    customSorting: fc.subarray(['1000_red_1', '1004_red_1']),
    limitTotalProductsInCategory: fc.constantFrom(5, 12),
    onePerStyle: fc.boolean(),
    storeFirst: fc.constant('near'),
  },
  { requiredKeys: [] },
);

function open() {
  const lines = products.map(({ colour, word, price }, at) =>
    style({
      styleNumber: String(1000 + at),
      // Worth more in a name than in what is said of it.
      texts: { en: { name: at % 5 === 0 ? `Zephyr ${word}` : word, description: at % 7 === 0 ? 'Light as zephyr.' : '' } },
      categories: [at % 3 === 0 ? 'women' : 'men'],
      options: [
        option({
          ...{ optionId: '1', colour, colourFamily: colour as 'black', colourNames: { en: 'plain' } },
          prices: { 'en-GB': [{ from: '2026-01-01T00:00:00Z', list: price * 100 }] },
          variants: [{ size: { id: 'M', name: 'M' }, ean: String(20_000_000 + at), stock: { warehouses: { CENTRAL: 1 } } }],
        }),
      ],
    }),
  );
  return openCatalogue(assortmentSource(assortment(lines)));
}

test('what is read and counted once is what would be read and counted anew, whatever was asked before', async () => {
  const asked = await open();
  await fc.assert(
    fc.asyncProperty(request, async (each) => {
      const fresh = await open();
      const find = (catalogue: typeof asked) => catalogue.search.find(market, each as SearchRequest, now);
      expect(await find(asked)).toEqual(await find(fresh));
    }),
    { numRuns: 100 },
  );
});

test('words that are searched for again find the best first, whatever was searched for in between', async () => {
  const search = fc.record(
    {
      searchTerms: fc.constantFrom('zephyr', 'light zephyr'),
      facets: fc.constant<SearchRequest['facets']>([{ id: 'colour', values: ['red', 'green'] }]),
    },
    { requiredKeys: ['searchTerms'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(search, { minLength: 6, maxLength: 12 }), async (searches) => {
      const asked = await open();
      for (const each of searches) {
        const own = await asked.search.find(market, each, now);
        expect(own).toEqual(await (await open()).search.find(market, each, now));
      }
    }),
    { numRuns: 8 },
  );
});

test('the order and the page of a set share its facets', async () => {
  const catalogue = await open();
  const find = (each: SearchRequest) => catalogue.search.find(market, each, now);
  const first = await find({ category: 'men', size: 5, priceRange: { upperBoundingValue: 30 } });
  const second = await find({ category: 'men', from: 5, size: 5, sorting: 'newest', priceRange: { upperBoundingValue: 30.5 } });
  const third = await find({ category: 'men', from: 10, size: 5, sorting: 'newest', priceRange: { upperBoundingValue: 30.25 } });
  expect(second.facets).toEqual(first.facets);
  expect(third.facets).toBe(second.facets);
  expect((await find({ category: 'men', size: 5, priceRange: { upperBoundingValue: 6 } })).facets).not.toBe(first.facets);
});
