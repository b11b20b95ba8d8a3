import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takeStaffDiscounts } from './take-staff-discounts.ts';

const line = (id: string, after: number, more: object = {}) => ({ id, quantity: 1, after, isReducible: true, ...more });
const two = [line('a', 1000), line('b', 500)];
const pieces = { a: 1, b: 1 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('what staff take off', () => {
  test.each<[string, Parameters<typeof takeStaffDiscounts>[1], number[][]]>([
    ['a percentage of a line', [{ lineId: 'a', take: { percent: 10 }, mostPercent: 20, pieces }], [[100, 0]]],
    ['an amount of a line', [{ lineId: 'b', take: { amount: 99 }, mostPercent: 20, pieces }], [[0, 99]]],
    ['never more than the limit', [{ lineId: 'b', take: { amount: 400 }, mostPercent: 20, pieces }], [[0, 100]]],
    ['a percentage of the whole', [{ take: { percent: 10 }, mostPercent: 20, pieces }], [[100, 50]]],
    ['an amount of the whole, shared', [{ take: { amount: 30 }, mostPercent: 20, pieces }], [[20, 10]]],
    ['everything, and nothing beyond', [{ take: { amount: 9999 }, mostPercent: 100, pieces }], [[1000, 500]]],
    [
      'a line and then the whole, within one limit',
      [
        { take: { percent: 20 }, mostPercent: 20, pieces },
        { lineId: 'a', take: { percent: 20 }, mostPercent: 20, pieces },
      ],
      [
        [62, 38],
        [200, 0],
      ],
    ],
    ['nothing of what was added later', [{ take: { percent: 10 }, mostPercent: 20, pieces: { a: 1 } }], [[100, 0]]],
    ['nothing of a line that is gone', [{ lineId: 'c', take: { percent: 10 }, mostPercent: 20, pieces }], [[0, 0]]],
  ])('%s', (_, discounts, expected) => expect(takeStaffDiscounts(two, discounts)).toEqual(expected));

  test('of three pieces, two of which were added later, a third is reduced', () => {
    const lines = [line('a', 3000, { quantity: 3 })];
    expect(takeStaffDiscounts(lines, [{ lineId: 'a', take: { percent: 10 }, mostPercent: 10, pieces: { a: 1 } }])).toEqual([[100]]);
  });

  test('nothing of gift cards and presents', () => {
    expect(takeStaffDiscounts([line('a', 1000, { isReducible: false })], [{ take: { percent: 50 }, mostPercent: 50, pieces }])).toEqual([
      [0],
    ]);
  });
});

test('whatever is given, no line goes below nothing, no discount beyond its limit, and what is taken adds up', () => {
  const lineOf = fc.record({
    ...{ after: fc.nat(10_000_000), quantity: fc.integer({ min: 0, max: 99 }), isReducible: fc.boolean() },
  });
  const discountOf = fc.record({
    lineId: fc.option(fc.constantFrom('0', '1', '2', '9'), { nil: undefined }),
    take: fc.oneof(fc.record({ percent: fc.integer({ min: 1, max: 100 }) }), fc.record({ amount: fc.nat(20_000_000) })),
    mostPercent: fc.integer({ min: 0, max: 100 }),
    pieces: fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.integer({ min: 1, max: 99 })),
  });
  fc.assert(
    fc.property(fc.array(lineOf, { maxLength: 6 }), fc.array(discountOf, { maxLength: 4 }), (given, discounts) => {
      const lines = given.map((each, index) => ({ ...each, id: String(index) }));
      const taken = takeStaffDiscounts(lines, discounts);
      expect(taken).toHaveLength(discounts.length);
      for (const [index, { after, isReducible }] of lines.entries()) {
        const off = sum(taken.map((shares) => shares[index]!));
        expect(off >= 0 && off <= (isReducible ? after : 0)).toBe(true);
      }
      const reducible = sum(lines.map(({ after, isReducible }) => (isReducible ? after : 0)));
      for (const [index, { mostPercent, take }] of discounts.entries()) {
        expect(sum(taken[index]!)).toBeLessThanOrEqual(Math.ceil((reducible * mostPercent) / 100));
        if ('amount' in take) expect(sum(taken[index]!)).toBeLessThanOrEqual(take.amount);
      }
      expect(takeStaffDiscounts(lines, discounts)).toEqual(taken);
    }),
    { numRuns: 500 },
  );
});
