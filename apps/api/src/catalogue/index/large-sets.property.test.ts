import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarketCatalogue } from '../market-catalogue.ts';
import { bitsOf, hasBit } from './bits.ts';
import { createBitPool } from './create-bit-pool.ts';
import { pageOf } from './page-of.ts';
import { keepPlaces } from './price-range.ts';

const count = 5_000;
const numbers = Array.from({ length: count }, (_, at) => at);

/** Products of an assortment in an order that `seed` chooses. */
function ordered(seed: number): MarketCatalogue {
  const keyOf = (product: number) => Math.imul(product + 1, (seed * 2 + 1) ^ 0x9e3779b1) >>> 0;
  const products = Uint32Array.from(numbers.toSorted((a, b) => keyOf(a) - keyOf(b) || a - b));
  const placeOf = new Uint32Array(count);
  for (const [place, product] of products.entries()) placeOf[product] = place;
  const order = { products, placeOf };
  const scratch = { others: new Uint32Array(count), keys: new Float64Array(count), pool: createBitPool(count) };
  return { orders: { 'price-ascending': order, newest: order }, scratch } as unknown as MarketCatalogue;
}

test('of a large assortment a price range keeps what lies within it, wherever it begins and ends', () => {
  const place = fc.integer({ min: 0, max: count });
  fc.assert(
    fc.property(fc.nat({ max: 5 }), place, place, fc.integer({ min: 1, max: 7 }), (seed, one, other, every) => {
      const catalogue = ordered(seed);
      const [first, end] = [Math.min(one, other), Math.max(one, other)];
      const members = numbers.filter((product) => product % every === 0);
      const kept = keepPlaces(catalogue, bitsOf(members, count), { first, end });
      const within = new Set(catalogue.orders['price-ascending'].products.subarray(first, end));
      expect(numbers.filter((product) => hasBit(kept, product))).toEqual(members.filter((product) => within.has(product)));
    }),
    { numRuns: 60 },
  );
});

test('a page of few among many is what sorting all of them would give', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 5 }),
      fc.uniqueArray(fc.nat({ max: count - 1 }), { minLength: 100, maxLength: 190 }),
      fc.nat({ max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      (seed, members, from, size) => {
        const catalogue = ordered(seed);
        const listed = Uint32Array.from(members).sort();
        const { placeOf } = catalogue.orders.newest;
        const page = pageOf(catalogue, {
          ...{ sorting: 'newest', bits: bitsOf(members, count), members: () => listed, total: members.length },
          ...{ hits: undefined, customSorting: undefined, from, size },
        });
        expect(page).toEqual(members.toSorted((a, b) => placeOf[a]! - placeOf[b]!).slice(from, from + size));
      },
    ),
  );
});
