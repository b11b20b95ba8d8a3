import { expect, test } from 'vitest';
import { weekendOf } from './weekend-of.ts';
import { nextWorkingDays } from './working-days.ts';

test.each([
  ['KW', [5, 6]],
  ['AE', [0, 6]],
  ['DE', [0, 6]],
  ['', [0, 6]],
  ['nonsense', [0, 6]],
])('%s rests on %j', (country, days) => {
  expect([...weekendOf(country)].sort()).toEqual(days);
});

test('the working days after a Thursday are others in Kuwait than in Germany', () => {
  const thursday = new Date('2026-11-19T00:00:00Z');
  expect(nextWorkingDays(thursday, 3, 'KW')).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  expect(nextWorkingDays(thursday, 3, 'DE')).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
});
