import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { openCatalogue } from './open-catalogue.ts';

const market = fixtureMarket('en-GB');
const colours = ['black', 'red', 'green'] as const;
const sizes = ['S', 'M', 'L'];
const words = ['shirt', 'coat'];

const colour = fc.record({
  sizes: fc.subarray(sizes, { minLength: 1 }),
  price: fc.integer({ min: 1, max: 40 }),
});
const design = fc.record({
  word: fc.constantFrom(...words),
  material: fc.subarray(['wool', 'linen']),
  options: fc.record({ black: fc.option(colour), red: fc.option(colour), green: fc.option(colour) }),
});
type Design = typeof design extends fc.Arbitrary<infer T> ? T : never;
const shop = fc.array(design, { maxLength: 50 });
const request = fc.record(
  {
    searchTerms: fc.constantFrom(...words),
    facets: fc.array(
      fc.oneof(
        fc.record({ id: fc.constant('colour'), values: fc.subarray([...colours], { minLength: 1 }) }),
        fc.record({ id: fc.constant('size'), values: fc.subarray(sizes, { minLength: 1 }) }),
        fc.record({ id: fc.constant('availability'), values: fc.subarray(['online'], { minLength: 1 }) }),
      ),
      { maxLength: 2 },
    ),
    priceRange: fc.record({ lowerBoundingValue: fc.integer({ min: 0, max: 30 }), upperBoundingValue: fc.integer({ min: 10, max: 45 }) }),
    sorting: fc.constantFrom('relevance', 'newest', 'price-ascending', 'price-descending', 'discount', 'name'),
    // Two colours of one style among them.
    customSorting: fc.shuffledSubarray(['1000_red_1', '1000_black_0', '1003_green_2', '1007_red_1']),
  },
  { requiredKeys: [] },
);

let ean = 20_000_000;
async function open(designs: readonly Design[]) {
  const lines = designs.map(({ word, material, options }, at) =>
    style({
      styleNumber: String(1000 + at),
      texts: { en: { name: word } },
      attributes: { material },
      options: colours.flatMap((family, place) => {
        const own = options[family];
        if (!own) return [];
        return [
          option({
            ...{ optionId: String(place), colour: family, colourFamily: family, colourNames: { en: family } },
            prices: { 'en-GB': [{ from: '2026-01-01T00:00:00Z', list: own.price * 100 }] },
            variants: own.sizes.map((id) => ({ size: { id, name: id }, ean: String(ean++), stock: { warehouses: { CENTRAL: 1 } } })),
          }),
        ];
      }),
    }),
  );
  const snapshot = await openCatalogue(assortmentSource(assortment(lines.filter(({ options }) => options.length > 0))));
  return (asked: SearchRequest) => snapshot.search.find(market, asked, now);
}

const styleOf = (id: string) => id.slice(0, id.indexOf('_'));
const stylesOf = (ids: readonly string[]) => new Set(ids.map(styleOf));

test('each style stands once, by the colour that comes first among those that were found', async () => {
  await fc.assert(
    fc.asyncProperty(shop, request, fc.integer({ min: 1, max: 30 }), async (designs, asked, size) => {
      const find = await open(designs);
      const every = (await find({ ...asked, size: 200 })).ids;
      const firsts = [...stylesOf(every)].map((number) => every.find((id) => styleOf(id) === number));
      const paged: string[] = [];
      for (let from = 0; ; from += size) {
        const found = await find({ ...asked, onePerStyle: true, from, size });
        expect(found.totalResults).toBe(firsts.length);
        paged.push(...found.ids);
        if (found.ids.length < size) break;
      }
      expect(paged).toEqual(firsts);
    }),
    { numRuns: 100 },
  );
});

test('a number beside a filter is how many tiles there are once it is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(shop, request, async (designs, asked) => {
      const find = await open(designs);
      const { facets } = await find({ ...asked, onePerStyle: true });
      for (const { id, values } of facets.filter((facet) => ['colour', 'size', 'material', 'availability', 'new'].includes(facet.id))) {
        for (const { value, count } of values) {
          const others = (asked.facets ?? []).filter((each) => each.id !== id);
          const chosen = await find({ ...asked, facets: [...others, { id, values: [value] }], onePerStyle: true });
          expect(chosen.totalResults, `${id} ${value}`).toBe(count);
        }
      }
    }),
    { numRuns: 60 },
  );
});
