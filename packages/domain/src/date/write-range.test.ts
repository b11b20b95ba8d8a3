import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';
import { writeRange } from './write-range.ts';

const written = (locale: string, style: Intl.DateTimeFormatOptions) =>
  writeRange(dateFormat(locale, { ...style, timeZone: 'UTC' }), new Date('2026-11-23'), new Date('2026-11-25')).replaceAll(/\s/g, ' ');

test.each([
  ['pl-PL', 'pon., 23 lis – śr., 25 lis'],
  ['fi-FI', 'ma 23.11. – ke 25.11.'],
  ['en-GB', 'Mon 23 Nov – Wed 25 Nov'],
  ['de-DE', 'Mo., 23. – Mi., 25. Nov.'],
  ['bs-BA', 'pon, 23. – sri, 25. nov'],
  ['hr-HR', 'pon, 23. – sri, 25. stu'],
  ['bg-BG', 'пн, 23.11 – ср, 25.11'],
])('in %s a dash between dates of several words stands between spaces', (locale, range) => {
  expect(written(locale, { weekday: 'short', day: 'numeric', month: 'short' })).toBe(range);
});

test('a Lithuanian day keeps its sign when the month is written out', () => {
  expect(written('lt-LT', { weekday: 'short', day: 'numeric', month: 'long' })).toBe('lapkričio 23 d., pr – lapkričio 25 d., tr');
});

test('numbers keep to their dash', () => {
  expect(written('de-DE', { day: 'numeric', month: 'long' })).toBe('23.–25. November');
});
