import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, countRuns, emptyBits, endsOfRuns, hasBit, spanOf } from './bits.ts';

/** Runs of products one after the other, some longer than two words of a set. */
const lengths = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 25, max: 80 })), { minLength: 1, maxLength: 25 });
const every = fc.integer({ min: 1, max: 40 });

test('runs that two sets share are counted as by looking at every member, wherever words end', () => {
  fc.assert(
    fc.property(lengths, every, every, fc.nat({ max: 60 }), (runs, one, other, from) => {
      const runOf = runs.flatMap((length, run) => Array.from({ length }, () => run));
      const numbers = [...runOf.keys()];
      const setOf = (isMeant: (product: number) => boolean) => bitsOf(numbers.filter(isMeant), numbers.length);
      const followed = setOf((product) => runOf[product + 1] === runOf[product]);
      const isIn = (product: number) => product % one === 0;
      const isInOther = (product: number) => product >= from && (product + 1) % other === 0;
      const [bits, others] = [setOf(isIn), setOf(isInOther)];

      const shared = new Set(numbers.filter((product) => isIn(product) && isInOther(product)).map((product) => runOf[product]));
      expect(countRuns(bits, others, followed)).toBe(shared.size);
      expect(countRuns(bits, others, followed, spanOf(others))).toBe(shared.size);

      const ends = endsOfRuns(bits, followed, emptyBits(numbers.length));
      const expected = [...new Set(numbers.filter(isIn).map((product) => runOf[product]))].map((run) => runOf.lastIndexOf(run!));
      expect(numbers.filter((product) => hasBit(ends, product))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
