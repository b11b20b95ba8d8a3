import { addDays } from '@selvedge/domain/date/add-days.ts';
import { expect, test } from 'vitest';
import { openEarly } from './open-early.ts';

const inDays = (days: number) => ({ id: 'cape', comingSoonProduct: addDays(new Date(), days).toISOString() });

test('members buy so many hours before everybody else as the market says, and nothing else opens', () => {
  const cape = inDays(1);
  expect(openEarly(25)(cape)).toEqual({ id: 'cape', comingSoonProduct: '', earlyUntil: cape.comingSoonProduct });
  expect(openEarly(23)(cape)).toBe(cape);
  expect(openEarly(0)(cape)).toBe(cape);
  const awaited = { ...cape, inStock: false };
  expect(openEarly(25)(awaited)).toBe(awaited);
  for (const sold of [{ comingSoonProduct: '' }, {}]) expect(openEarly(25)(sold)).toBe(sold);
});
