import { expect, test } from 'vitest';
import { placeholderColour } from './placeholder-colour.ts';

test.each([
  ['#f1ede5', '#f1ede5'],
  ['#000000', '#95938e'],
  ['#ff0000', '#f6938e'],
])('a garment of %s is announced by %s', (garment, expected) => {
  expect(placeholderColour(garment)).toBe(expected);
});
