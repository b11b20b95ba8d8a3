import { expect, test } from 'vitest';
import { countdownState } from './countdown-state.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  [undefined, 'hidden'],
  ['', 'hidden'],
  ['soon', 'hidden'],
  ['2026-11-15T12:00:01Z', 'running'],
  ['2026-11-15T12:00:00Z', 'launched'],
  ['2026-05-15T12:00:01Z', 'launched'],
  ['2026-05-15T12:00:00Z', 'hidden'],
  ['2030-01-01T00:00:00Z', 'running'],
])('CMS-061, CMS-062 a countdown to %s is %s', (date, expected) => {
  expect(countdownState(date, now)).toBe(expected);
});
