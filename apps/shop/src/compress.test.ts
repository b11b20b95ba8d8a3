import { expect, test } from 'vitest';
import { chooseEncoding, chooseQuickEncoding } from './compress.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('accept-encoding %j gets %s', (accept, expected) => {
  expect(chooseEncoding(accept)).toBe(expected);
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('what is made while somebody waits and accepts %j is %s', (accept, expected) => {
  expect(chooseQuickEncoding(accept)).toBe(expected);
});
