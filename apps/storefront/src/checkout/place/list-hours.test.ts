import { expect, test } from 'vitest';
import { listHours } from './list-hours.ts';

const open = (day: number, from = '09:00', to = '18:00') => ({ day, from, to });

test('days in a row with the same hours are one line, a lunch break is named', () => {
  const week = [1, 2, 3, 4, 5].map((day) => open(day));
  expect(listHours([...week, open(6, '10:00', '14:00')], 'en-GB')).toEqual(['Mon–Fri 09:00–18:00', 'Sat 10:00–14:00']);
  expect(listHours([open(1, '09:00', '12:00'), open(1, '13:00', '18:00'), open(3)], 'en-GB')).toEqual([
    'Mon 09:00–12:00, 13:00–18:00',
    'Wed 09:00–18:00',
  ]);
  expect(listHours(week.slice(0, 2), 'da-DK')).toEqual(['man.–tirs. 09.00–18.00']);
  expect(listHours([], 'en-GB')).toEqual([]);
});
