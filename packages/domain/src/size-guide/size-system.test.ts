import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { expect, test } from 'vitest';
import { chartColumns, localSize } from './size-system.ts';

const chart: SizeChart = {
  id: 'numbers',
  categories: ['women'],
  rows: [
    { size: '36', us: '6', chest: 84, uk: '10', fr: '38' },
    { size: '38', us: '8', chest: 88, uk: '', fr: 38 },
  ],
};

test.each([
  ['GB', '36', { system: 'uk', name: '10' }],
  ['IE', '36', { system: 'uk', name: '10' }],
  ['CA', '38', { system: 'us', name: '8' }],
  ['TN', '36', { system: 'fr', name: '38' }],
  ['KW', '36', undefined],
  ['IT', '36', undefined],
  ['GB', '38', undefined],
  ['FR', '38', undefined],
  ['US', '40', undefined],
])('in %s a %s is called %o', (country, size, expected) => {
  expect(localSize(chart, size, country)).toEqual(expected);
});

test('a size that the country calls the same is said once', () => {
  expect(localSize({ ...chart, rows: [{ size: '48', it: '48' }] }, '48', 'IT')).toBeUndefined();
});

test.each([
  ['GB', ['uk', 'chest', 'us', 'fr']],
  ['PT', ['fr', 'chest', 'us', 'uk']],
  ['AE', ['chest', 'us', 'uk', 'fr']],
])('in %s the columns are %o', (country, columns) => {
  expect(chartColumns(chart, country)).toEqual(columns);
});
