import { expect, test } from 'vitest';
import { chooseEncoding } from './compress.ts';

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
