import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Structure } from '../structure.ts';
import { bitsOf, emptyBits, hasBit } from './bits.ts';
import { groupByStyle } from './group-by-style.ts';

/** Products by their styles, next to each other or as they come. */
const shop = fc.record({
  isSorted: fc.boolean(),
  styleOf: fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 80 }),
  every: fc.integer({ min: 1, max: 3 }),
});

test('members stand style by style, and each style has one product that stands for it, wherever products are numbered', () => {
  fc.assert(
    fc.property(shop, ({ isSorted, styleOf: given, every }) => {
      // Styles are numbered by their first product.
      const order = isSorted ? given.toSorted((a, b) => a - b) : given;
      const numbers = new Map([...new Set(order)].map((style, at) => [style, at]));
      const styleOf = Uint32Array.from(order, (style) => numbers.get(style)!);
      const styles = [...numbers.values()].map((style) => ({
        products: [...styleOf.keys()].filter((product) => styleOf[product] === style),
      }));
      const members = [...styleOf.keys()].filter((product) => product % every === 0);
      const over = { bits: bitsOf(members, styleOf.length), total: members.length, members: () => Uint32Array.from(members) };
      const room = { grouped: new Uint32Array(styleOf.length), firsts: new Uint32Array(styleOf.length) };
      const structure = { styles, styleOf } as unknown as Structure;
      const grouped = groupByStyle(over, structure, { room, empty: () => emptyBits(styleOf.length) });

      const own = styles
        .map(({ products }) => products.filter((product) => members.includes(product)))
        .filter(({ length }) => length > 0)
        .sort(([a = 0], [b = 0]) => a - b);
      expect([...grouped.members().subarray(0, grouped.total)]).toEqual(own.flat());
      const one = grouped.owners!.oneOfEach();
      const listed = [...one.members().subarray(0, one.total)];
      expect(listed.map((product) => styleOf[product])).toEqual(own.map(([first]) => styleOf[first!]));
      expect([...styleOf.keys()].filter((product) => hasBit(one.bits, product))).toEqual(listed.toSorted((a, b) => a - b));
    }),
  );
});
