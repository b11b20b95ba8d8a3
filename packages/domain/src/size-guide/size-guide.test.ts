import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { expect, test } from 'vitest';
import { chooseChart } from './choose-chart.ts';
import { measuredNames, showMeasurement } from './show-measurement.ts';

const rows = (...sizes: string[]) => sizes.map((size) => ({ size, waist: 80 }));
const charts: SizeChart[] = [
  { id: 'letters', categories: ['women'], rows: rows('S', 'M') },
  { id: 'numbers', categories: ['women'], rows: rows('36', '38', '40') },
  { id: 'shoes', categories: ['women-shoes'], rows: rows('36', '37', '38') },
];

test.each([
  ['letters', { categories: ['women', 'women-knitwear'], sizes: ['S', 'M', 'L'] }],
  ['numbers', { categories: ['women', 'women-trousers'], sizes: ['36', '38'] }],
  ['shoes', { categories: ['women', 'women-shoes'], sizes: ['36', '38'] }],
  [undefined, { categories: ['men'], sizes: ['S', 'M'] }],
  [undefined, { categories: ['women'], sizes: ['One size'] }],
])('the chart is %s for %o', (id, product) => {
  expect(chooseChart(charts, product)?.id).toBe(id);
});

test.each([
  [[80, 83], 'cm', 'en-GB', '80–83'],
  [[80, 83], 'in', 'en-GB', '31.5–32.5'],
  [[80, 80.2], 'in', 'en-GB', '31.5'],
  [23.7, 'cm', 'de-DE', '23,7'],
  ['to fit', 'in', 'en-GB', 'to fit'],
] as const)('%o in %s for %s reads %s', (value, unit, locale, expected) => {
  expect(showMeasurement(typeof value === 'object' ? [...value] : value, { unit, locale })).toBe(expected);
});

test('inches that somebody wrote are shown in place of what the centimetres come to', () => {
  expect(showMeasurement(80, { unit: 'in', locale: 'en-GB', inches: [31, 32] })).toBe('31–32');
  expect(showMeasurement(80, { unit: 'cm', locale: 'en-GB', inches: [31, 32] })).toBe('80');
});

test('a chart measures what its rows name', () => {
  expect(
    measuredNames({
      id: 'x',
      categories: [],
      rows: [
        { size: 'S', chest: 80, waist: 60 },
        { size: 'M', hip: 90 },
      ],
    }),
  ).toEqual(['chest', 'waist', 'hip']);
});
