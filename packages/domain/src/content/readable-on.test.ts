import { expect, test } from 'vitest';
import { readableOn } from './readable-on.ts';

test.each([
  ['paper', 'ink'],
  ['cloth', 'ink'],
  ['ink', 'paper'],
  ['indigo', 'paper'],
  ['thread', 'paper'],
  ['#ffffff', 'ink'],
  ['#000000', 'paper'],
  ['#26344f', 'paper'],
  ['#f2d15c', 'ink'],
  ['#707070', 'paper'],
  ['#808080', 'ink'],
] as const)('words on %s are %s', (ground, expected) => {
  expect(readableOn(ground)).toBe(expected);
});
