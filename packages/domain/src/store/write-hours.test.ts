import { expect, test } from 'vitest';
import { writeHours } from './write-hours.ts';

test.each([
  ['da-DK', '10.00–19.00'],
  ['de-DE', '10:00–19:00'],
  ['en-US', '10:00 AM – 7:00 PM'],
])('in %s a door is open %s', (locale, written) => {
  expect(writeHours({ from: '10:00', to: '19:00' }, locale).replaceAll(/\s/g, ' ')).toBe(written);
});
