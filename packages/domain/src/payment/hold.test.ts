import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdMinutes, mayHold } from './hold.ts';

test('a click holds pieces for some minutes, a shopper on the page of the provider for longer, and nobody for half an hour', () => {
  for (const provider of ['adyen', 'klarna', 'iyzico', 'payByLink', 'pos', 'giftCard'] as const) {
    expect(holdMinutes(provider, 'actionNeeded')).toBeGreaterThanOrEqual(holdMinutes(provider, 'started'));
    expect(holdMinutes(provider, 'pending')).toBeLessThan(30);
  }
  expect(holdMinutes('klarna', 'started')).toBe(5);
});

test.each([
  ['the last piece', { wanted: 1, total: 1, held: 0, lapses: 0 }, true],
  ['all of them, for the first time', { wanted: 4, total: 4, held: 0, lapses: 0 }, true],
  ['a second payment beside the first', { wanted: 1, total: 4, held: 1, lapses: 0 }, true],
  ['more than half beside another payment', { wanted: 2, total: 4, held: 1, lapses: 0 }, false],
  ['the last piece again, after it lapsed once', { wanted: 1, total: 1, held: 0, lapses: 1 }, true],
  ['all of them again, after they lapsed once', { wanted: 4, total: 4, held: 0, lapses: 1 }, false],
  ['anything, after it lapsed again and again', { wanted: 1, total: 9, held: 0, lapses: 3 }, false],
])('%s may be held: %o %s', (_, hold, expected) => {
  expect(mayHold(hold)).toBe(expected);
});

test('however many payments one address opens, together they never hold more than the first of them or half of a size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (total, wishes) => {
      let held = 0;
      let first = 0;
      for (const wanted of wishes) {
        if (wanted > total - held || !mayHold({ wanted, total, held, lapses: 0 })) continue;
        if (held === 0) first = wanted;
        held += wanted;
      }
      expect(held).toBeLessThanOrEqual(Math.max(first, 1, Math.floor(total / 2)));
    }),
  );
});
