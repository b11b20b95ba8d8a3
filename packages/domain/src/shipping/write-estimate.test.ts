import { expect, test } from 'vitest';
import { writeEstimate } from './write-estimate.ts';

const estimate = { earliest: '2026-11-17', latest: '2026-11-18', orderBefore: '2026-11-16T23:30:00.000Z' };
const write = (locale: string, clock: Parameters<typeof writeEstimate>[1]['clock']) => {
  const { days, orderBefore } = writeEstimate(estimate, { locale, clock });
  return [days, orderBefore].map((text) => text.replaceAll(/\s/g, ' '));
};

test('days are the same by every clock, the moment to order is by the reader’s', () => {
  expect(write('en-GB', { utcOffset: 0 })).toEqual(['Tue 17 Nov – Wed 18 Nov', 'Mon 23:30']);
  expect(write('en-GB', { utcOffset: 60 })).toEqual(['Tue 17 Nov – Wed 18 Nov', 'Tue 00:30']);
  expect(write('en-GB', { utcOffset: -330 })[1]).toBe('Mon 18:00');
  expect(write('en-GB', { timeZone: 'Europe/Copenhagen' })[1]).toBe('Tue 00:30');
});

test('every market writes them its own way', () => {
  expect(write('en-US', { utcOffset: 0 })[1]).toBe('Mon 11:30 PM');
  expect(write('de-DE', { utcOffset: 0 })[0]).toMatch(/Di\., 17\..*Mi\., 18\. Nov/);
});
