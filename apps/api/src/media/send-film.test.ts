import { expect, test } from 'vitest';
import { readRange } from './send-film.ts';

test.each<[string | undefined, ReturnType<typeof readRange>]>([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-1000', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=-0', 'outside'],
  ['bytes=100-', 'outside'],
  ['bytes=9-5', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
])('of 100 bytes, %s means %o', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});
