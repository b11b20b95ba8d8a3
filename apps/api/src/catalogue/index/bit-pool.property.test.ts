import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addAll,
  type Bits,
  bitsOf,
  countBits,
  countCommon,
  countLasting,
  countRuns,
  endsOfRuns,
  keepCommon,
  spanOf,
  takeAway,
} from './bits.ts';
import { createBitPool } from './create-bit-pool.ts';

/** Sizes on both sides of where sets are worked on elsewhere, and some whose last word is not full. */
const count = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 3_000, max: 9_000 }), fc.constantFrom(3_072, 4_096, 40_001));
/** Which of the numbers are in a set: each so many-th of a part of them. */
const part = fc.record({
  every: fc.integer({ min: 1, max: 50 }),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Part = typeof part extends fc.Arbitrary<infer T> ? T : never;
const others = fc.array(fc.record({ part, isPooled: fc.boolean() }), { minLength: 1, maxLength: 4 });
const runLengths = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 60, max: 200 })), { minLength: 1, maxLength: 9 });

function setOf({ every, from, to }: Part, size: number): Bits {
  const members: number[] = [];
  for (let at = Math.floor(from * size); at < Math.min(size, to * size); at += every) members.push(at);
  return bitsOf(members, size);
}

function followedOf(lengths: readonly number[], size: number): Bits {
  const ends = new Set<number>();
  for (let at = 0, run = 0; at < size; run++) {
    at += lengths[run % lengths.length]!;
    ends.add(at - 1);
  }
  const numbers = Array.from({ length: size - 1 }, (_, at) => at);
  return bitsOf(
    numbers.filter((at) => !ends.has(at)),
    size,
  );
}

test('sets of a pool have as much in common with others as sets of the heap, wherever those lie', () => {
  fc.assert(
    fc.property(count, part, others, (size, given, all) => {
      const pool = createBitPool(size);
      const bits = setOf(given, size);
      const pooled = pool.copyOf(bits);
      expect(countBits(pooled)).toBe(countBits(bits));
      for (const { part: each, isPooled } of all) {
        const other = setOf(each, size);
        const placed = isPooled ? pool.copyOf(other) : other;
        expect(countCommon(pooled, placed)).toBe(countCommon(bits, other));
        expect(countCommon(pooled, placed, spanOf(other))).toBe(countCommon(bits, other));
      }
    }),
    { numRuns: 200 },
  );
});

test('and so they have runs of products that stand together', () => {
  fc.assert(
    fc.property(count, fc.array(runLengths, { minLength: 1, maxLength: 2 }), part, others, (size, lengths, given, all) => {
      const pool = createBitPool(size);
      const bits = setOf(given, size);
      const pooled = pool.copyOf(bits);
      for (const followed of lengths.map((each) => followedOf(each, size))) {
        for (const { part: each, isPooled } of all) {
          const other = setOf(each, size);
          const placed = isPooled ? pool.copyOf(other) : other;
          expect(countRuns(pooled, placed, followed)).toBe(countRuns(bits, other, followed));
          expect(countRuns(pooled, placed, followed, spanOf(other))).toBe(countRuns(bits, other, followed));
        }
        const ends = endsOfRuns(pooled, followed, pool.empty());
        expect(Array.from(ends)).toEqual(Array.from(endsOfRuns(bits, followed, new Uint32Array(bits.length))));
      }
    }),
    { numRuns: 200 },
  );
});

test('and so have sets that never change, of which there are more than are kept where they are counted', () => {
  const size = 40_001;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat({ max: 699 }), { minLength: 100, maxLength: 900, size: 'max' }),
      (each, asked) => {
        const bits = setOf({ every: each, from: 0, to: 1 }, size);
        const pooled = createBitPool(size).copyOf(bits);
        const made = [1, 2, 3, 5, 7].map((every) => setOf({ every, from: 0, to: 1 }, size));
        const sets = Array.from({ length: 700 }, (_, at) => made[at % made.length]!.slice());
        const expected = made.map((other) => countCommon(bits, other));
        for (const at of [...sets.keys(), ...asked]) expect(countLasting(pooled, sets[at]!)).toBe(expected[at % made.length]);
      },
    ),
    { numRuns: 10 },
  );
});

test('they are changed as sets of the heap are, and those that are taken after them are empty or copies', () => {
  const change = fc.constantFrom(keepCommon, addAll, takeAway);
  fc.assert(
    fc.property(count, part, fc.array(fc.tuple(change, part, fc.boolean()), { maxLength: 8 }), (size, given, changes) => {
      const pool = createBitPool(size);
      const bits = setOf(given, size);
      const pooled = pool.copyOf(bits);
      for (const [make, each, isPooled] of changes) {
        const other = setOf(each, size);
        make(bits, other);
        make(pooled, isPooled ? pool.copyOf(other) : other);
        expect(Array.from(pooled)).toEqual(Array.from(bits));
        expect(countBits(pooled)).toBe(countBits(bits));
      }
      // More than there is room for in one place.
      const more = Array.from({ length: 70 }, () => pool.copyOf(bits));
      for (const each of more) expect(each).toEqual(pooled.slice());
      pool.reset();
      expect(countBits(pool.empty())).toBe(0);
    }),
    { numRuns: 60 },
  );
});
