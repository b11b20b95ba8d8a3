import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInSlices } from './sort-in-slices.ts';

test('slices give the order that one sort gives, with equals in the order of their numbers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 50 }), async (count, kinds) => {
      const value = (index: number) => Math.imul(index + 7, 2_654_435_761) % kinds;
      const sorted = await sortInSlices(
        count,
        (a, b) => value(a) - value(b),
        () => undefined,
      );
      const expected = Array.from({ length: count }, (_, index) => index).sort((a, b) => value(a) - value(b));
      expect(Array.from(sorted)).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});
