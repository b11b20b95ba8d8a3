import { expect, test } from 'vitest';
import { isAllowedDueDate } from './is-allowed-due-date.ts';

test.each([
  ['2026-11-15', '2026-11-15', true],
  ['2028-11-15', '2026-11-15', true],
  ['2028-11-16', '2026-11-15', false],
  ['2024-11-15', '2026-11-15', true],
  ['2024-11-14', '2026-11-15', false],
  ['2026-02-28', '2024-02-29', true],
  ['2026-03-01', '2024-02-29', false],
])('ACC-014 a child expected on %s may be named on %s: %s', (dueDate, today, expected) => {
  expect(isAllowedDueDate(dueDate, today)).toBe(expected);
});
