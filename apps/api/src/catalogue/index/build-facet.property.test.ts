import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasBit } from './bits.ts';
import { buildFacet } from './facet-table.ts';

const values = ['S', 'M', 'L', 'XL', 'one size'];
/** Also with the same value twice, and as many products as fill more than one word. */
const shop = fc.oneof(
  fc.array(fc.array(fc.constantFrom(...values), { maxLength: 6 }), { maxLength: 70 }),
  fc.array(fc.tuple(fc.constantFrom(...values)), { maxLength: 40 }),
);

test('a facet holds the values of each product, both ways round, as they are written down one by one', async () => {
  await fc.assert(
    fc.asyncProperty(shop, async (products) => {
      const facet = await buildFacet({
        ...{ id: 'size', count: products.length, yieldToEventLoop: () => undefined },
        valuesOf: (product) => products[product]!,
        compare: (a, b) => values.indexOf(a) - values.indexOf(b),
      });
      const own = products.map((list) => [...new Set(list)]);
      expect(facet.values).toEqual(values.filter((value) => own.some((list) => list.includes(value))));
      expect([...facet.numberOf]).toEqual(facet.values.map((value, at) => [value, at]));
      const listed = own.map((_, at) => [...facet.items.subarray(facet.start[at], facet.start[at + 1])].map((each) => facet.values[each]));
      expect(listed).toEqual(own);
      expect(facet.items.length).toBe(own.flat().length);
      expect(facet.isSingle).toBe(own.every(({ length }) => length === 1));
      for (const [at, value] of facet.values.entries())
        expect(own.map((_, product) => hasBit(facet.bits[at]!, product))).toEqual(own.map((list) => list.includes(value)));
    }),
  );
});
