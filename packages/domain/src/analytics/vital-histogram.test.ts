import { vitalMetrics } from '@selvedge/contract/analytics-collect.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuantile, vitalBucket, vitalValue } from './vital-histogram.ts';

const metric = fc.constantFrom(...vitalMetrics);
/** What a bucket may be off by. Below one unit, and beyond the last bucket, nothing is told apart. */
const measured = fc.double({ min: 1, max: 80_000, noNaN: true });
const inUnits = (name: (typeof vitalMetrics)[number], units: number) => (name === 'CLS' ? units / 10_000 : units);

test('the middle of its bucket is at most five per cent from a value', () => {
  fc.assert(
    fc.property(metric, measured, (name, units) => {
      const value = inUnits(name, units);
      const read = vitalValue(name, vitalBucket(name, value));
      expect(Math.abs(read / value - 1)).toBeLessThan(0.0501);
    }),
  );
});

test('a larger value is never in a lower bucket, whatever a browser says', () => {
  fc.assert(
    fc.property(
      metric,
      fc.double({ min: 0, max: 600_000, noNaN: true }),
      fc.double({ min: 0, max: 600_000, noNaN: true }),
      (name, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(vitalBucket(name, low)).toBeLessThanOrEqual(vitalBucket(name, high));
        expect(vitalBucket(name, high)).toBeLessThan(32_767);
      },
    ),
  );
});

test('a quantile is within five per cent of the one of the values themselves', () => {
  fc.assert(
    fc.property(fc.array(measured, { minLength: 1, maxLength: 60 }), fc.constantFrom(0.5, 0.75, 0.95), (values, share) => {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(vitalBucket('LCP', value), (counts.get(vitalBucket('LCP', value)) ?? 0) + 1);
      const sorted = [...values].sort((a, b) => a - b);
      const exact = sorted[Math.ceil(share * sorted.length - 1e-9) - 1]!;
      const read = readQuantile(
        'LCP',
        [...counts].map(([bucket, visits]) => ({ bucket, visits })),
        share,
      )!;
      expect(Math.abs(read / exact - 1)).toBeLessThan(0.0501);
    }),
  );
});

test('where nobody measured there is nothing to read', () => {
  expect(readQuantile('LCP', [], 0.75)).toBeUndefined();
  expect(readQuantile('CLS', [{ bucket: 0, visits: 3 }], 0.75)).toBe(0);
});
