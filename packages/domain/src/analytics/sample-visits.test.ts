import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSampled, sampledShare } from './sample-visits.ts';

test.each([
  [100, 100],
  [99, 50],
  [30, 25],
  [3, 2],
  [1, 1],
  [0, 0],
  [-5, 0],
  [500, 100],
])('of %d per cent %d are counted', (percent, share) => expect(sampledShare(percent)).toBe(share));

test('a visit that counts at a lower share counts at every higher one', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (session, a, b) => {
      if (isSampled(session, Math.min(a, b))) expect(isSampled(session, Math.max(a, b))).toBe(true);
    }),
  );
});

test('a quarter is about a quarter', () => {
  const sessions = Array.from({ length: 4_000 }, (_, number) => `visit-${number}-of-many`);
  const share = sessions.filter((each) => isSampled(each, 25)).length / sessions.length;
  expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
});
