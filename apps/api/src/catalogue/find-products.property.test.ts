import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, type SentStyle, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { openCatalogue } from './open-catalogue.ts';

const market = fixtureMarket('en-GB');
const colours = ['black', 'red', 'green'] as const;
const sizes = ['S', 'M', 'L'];
const materials = ['wool', 'linen'];
const words = ['shirt', 'coat', 'dress'];
const categories = ['women', 'men'];

/** A product as the test knows it, without any index. */
type Plain = { id: string; colour: string; sizes: string[]; material: string[]; category: string; word: string; price: number };

const product = fc.record({
  colour: fc.constantFrom(...colours),
  sizes: fc.subarray(sizes),
  material: fc.subarray(materials),
  category: fc.constantFrom(...categories),
  word: fc.constantFrom(...words),
  price: fc.integer({ min: 1, max: 40 }),
});
// More than 64 of them, so that sets are longer than one and two words of bits.
const shop = fc.array(product, { maxLength: 140 });
const request = fc.record(
  {
    category: fc.constantFrom(...categories, 'nothing'),
    searchTerms: fc.constantFrom(...words),
    facets: fc.array(
      fc.oneof(
        fc.record({ id: fc.constant('colour'), values: fc.subarray([...colours]) }),
        fc.record({ id: fc.constant('size'), values: fc.subarray(sizes) }),
        fc.record({ id: fc.constant('material'), values: fc.subarray([...materials, 'nothing']) }),
      ),
      { maxLength: 3 },
    ),
    priceRange: fc.record({ lowerBoundingValue: fc.integer({ min: 0, max: 30 }), upperBoundingValue: fc.integer({ min: 0, max: 45 }) }),
    sorting: fc.constantFrom('relevance', 'newest', 'price-ascending', 'price-descending', 'discount', 'name'),
  },
  { requiredKeys: [] },
);

let ean = 10_000_000;
function lines(products: readonly Omit<Plain, 'id'>[]): SentStyle[] {
  return products.map((each, at) =>
    style({
      styleNumber: String(1000 + at),
      texts: { en: { name: each.word } },
      categories: [each.category],
      attributes: { material: each.material },
      options: [
        option({
          ...{ optionId: '1', colour: each.colour, colourFamily: each.colour as 'black', colourNames: { en: 'plain' } },
          prices: { 'en-GB': [{ from: '2026-01-01T00:00:00Z', list: each.price * 100 }] },
          variants: each.sizes.map((id) => ({ size: { id, name: id }, ean: String(ean++), stock: { warehouses: { CENTRAL: 1 } } })),
        }),
      ],
    }),
  );
}

const has = (value: Plain, facet: string, values: readonly string[]) => {
  const own = facet === 'colour' ? [value.colour] : facet === 'size' ? value.sizes : value.material;
  return values.some((each) => own.includes(each));
};

/** By looking at every product, as slowly as can be. */
function matches(value: Plain, { category, searchTerms, facets, priceRange }: SearchRequest, except?: string): boolean {
  const chosen = new Map<string, string[]>();
  for (const { id, values } of facets ?? []) if (values.length > 0) chosen.set(id, [...(chosen.get(id) ?? []), ...values]);
  return (
    (category === undefined || value.category === category) &&
    (searchTerms === undefined || value.word === searchTerms) &&
    [...chosen].every(([id, values]) => id === except || has(value, id, values)) &&
    (except === 'price' ||
      !priceRange ||
      (value.price >= (priceRange.lowerBoundingValue ?? 0) && value.price <= (priceRange.upperBoundingValue ?? Number.POSITIVE_INFINITY)))
  );
}

async function open(products: readonly Omit<Plain, 'id'>[]) {
  const snapshot = await openCatalogue(assortmentSource(assortment(lines(products))));
  const plain = products.map((each, at): Plain => ({ ...each, id: `${1000 + at}_${each.colour}_1` }));
  return { plain, find: (asked: SearchRequest) => snapshot.search.find(market, asked, now) };
}

test('totals, counts and price bounds are what looking at every product gives', async () => {
  await fc.assert(
    fc.asyncProperty(shop, request, async (products, asked) => {
      const { plain, find } = await open(products);
      const found = await find({ ...asked, size: 200 });
      const expected = plain.filter((each) => matches(each, asked));
      expect([...found.ids].sort()).toEqual(expected.map(({ id }) => id).sort());
      expect(found.totalResults).toBe(expected.length);
      for (const facet of ['colour', 'size', 'material']) {
        const counted = plain.filter((each) => matches(each, asked, facet));
        for (const value of facet === 'colour' ? colours : facet === 'size' ? sizes : materials) {
          const shown = found.facets.find(({ id }) => id === facet)?.values.find((each) => each.value === value);
          expect(shown?.count ?? 0, `${facet} ${value}`).toBe(counted.filter((each) => has(each, facet, [value])).length);
        }
      }
      const prices = plain.filter((each) => matches(each, asked, 'price')).map(({ price }) => price);
      const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
      if (prices.length === 0 || lowest === highest) expect(found.priceFacet).toBeUndefined();
      else expect(found.priceFacet?.available).toEqual({ lowerBoundingValue: lowest, upperBoundingValue: highest });
    }),
    { numRuns: 150 },
  );
});

test('the pages of a listing hold every product once, in the order of one long page', async () => {
  const pinned = fc.array(fc.nat({ max: 150 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(shop, request, fc.integer({ min: 1, max: 60 }), pinned, async (products, asked, size, pins) => {
      const { plain, find } = await open(products);
      const customSorting = pins.flatMap((at) => plain[at]?.id ?? []);
      const whole = (await find({ ...asked, customSorting, size: 200 })).ids;
      const paged: string[] = [];
      for (let from = 0; from < whole.length; from += size) paged.push(...(await find({ ...asked, customSorting, from, size })).ids);
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(paged.length);
    }),
    { numRuns: 100 },
  );
});

test('no text makes the search fail or look at more than it should', async () => {
  const { find } = await open([{ colour: 'red', sizes: ['S'], material: [], category: 'men', word: 'shirt', price: 3 }]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (searchTerms) => {
      expect((await find({ searchTerms })).totalResults).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});
