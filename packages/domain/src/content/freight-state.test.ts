import { expect, test } from 'vitest';
import { freightState } from './freight-state.ts';

test.each([
  [0, 5000, undefined],
  [5000, 0, { isFree: false, remaining: 5000, percent: 0 }],
  [5000, 4999, { isFree: false, remaining: 1, percent: 99 }],
  [5000, 5000, { isFree: true, remaining: 0, percent: 100 }],
  [5000, 9000, { isFree: true, remaining: 0, percent: 100 }],
  [3, -1, { isFree: false, remaining: 3, percent: 0 }],
])('CMS-082 free from %i with a basket of %i', (freightValue, subtotal, expected) => {
  expect(freightState({ freightValue, subtotal })).toEqual(expected);
});
