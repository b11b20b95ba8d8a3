import { expect, test } from 'vitest';
import { autoplayDelay } from './autoplay-delay.ts';

test.each([
  [undefined, 2500],
  [0, 2500],
  [4, 4000],
  [0.5, 500],
])('UIC-014 autoplay after %s seconds waits %i ms', (seconds, expected) => {
  expect(autoplayDelay(seconds)).toBe(expected);
});
