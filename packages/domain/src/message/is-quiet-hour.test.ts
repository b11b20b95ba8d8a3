import { expect, test } from 'vitest';
import { isQuietHour } from './is-quiet-hour.ts';

test.each([
  ['DE', '2026-11-17T06:59:00Z', true],
  ['DE', '2026-11-17T07:00:00Z', false],
  ['DE', '2026-11-17T19:59:00Z', false],
  ['DE', '2026-11-17T20:00:00Z', true],
  // Summer time: the hands of the clock count.
  ['DE', '2026-07-17T06:00:00Z', false],
  ['KW', '2026-11-17T05:00:00Z', false],
  ['KW', '2026-11-17T18:00:00Z', true],
  // Eight in New York is three in Honolulu; nine in the evening there is four in the afternoon here.
  ['US', '2026-11-17T13:00:00Z', true],
  ['US', '2026-11-17T18:00:00Z', false],
  ['US', '2026-11-18T02:00:00Z', true],
  ['XX', '2026-11-17T06:00:00Z', true],
])('in %s, %s is quiet: %s', (country, moment, isQuiet) => {
  expect(isQuietHour(new Date(moment), country)).toBe(isQuiet);
});
