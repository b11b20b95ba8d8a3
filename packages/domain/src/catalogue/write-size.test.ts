import { expect, test } from 'vitest';
import { writeSize } from './write-size.ts';

test('a size of several words keeps together and its own direction, and one of a word is as it was', () => {
  expect(writeSize('25 x 30')).toBe('\u206825\u00a0x\u00a030\u2069');
  expect(writeSize('M')).toBe('M');
});
