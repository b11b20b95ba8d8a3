import { expect, test } from 'vitest';
import { isAllowedAge } from './is-allowed-age.ts';

test.each([
  ['2010-11-15', true],
  ['2010-11-16', false],
  ['1896-11-15', true],
  ['1895-11-16', true],
  ['1895-11-15', false],
  ['2027-01-01', false],
  ['2000-02-30', false],
  ['15.11.2000', false],
  ['', false],
])('ACC-011 who was born on %s may be a customer on 2026-11-15: %s', (birthday, expected) => {
  expect(isAllowedAge(birthday, '2026-11-15')).toBe(expected);
});
