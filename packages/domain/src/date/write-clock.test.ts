import { expect, test } from 'vitest';
import { writeClock } from './write-clock.ts';

test.each([
  ['da-DK', '19.00'],
  ['fi-FI', '19.00'],
  ['de-DE', '19:00'],
  ['en-GB', '19:00'],
  ['en-US', '7:00 PM'],
  ['el-GR', '7:00 μ.μ.'],
  ['fr-CA', '19 h 00'],
  ['sq-AL', '19:00'],
  ['ar-KW', '7:00 م'],
])('in %s a door closes at %s', (locale, written) => {
  expect(writeClock('19:00', locale).replaceAll(/\s/g, ' ')).toBe(written);
});

test('a carrier’s own way of writing stays', () => {
  expect(writeClock('9h', 'da-DK')).toBe('9h');
});
