import { chooseChart } from '@selvedge/domain/size-guide/choose-chart.ts';
import { expect, test } from 'vitest';
import { models } from '../assortment/models/models.ts';
import { categoryId } from '../assortment/reference-lines.ts';
import { sizeScales } from '../assortment/sizes.ts';
import { sizeCharts } from './size-charts.ts';

test('whatever is made in several sizes has a chart that knows each of them', () => {
  const unmeasured = models
    .filter(({ sizes }) => sizes !== 'one')
    .filter(({ gender, category, sizes }) => {
      const made = sizeScales[sizes].map(({ size }) => size.name);
      const categories = category.split('/').flatMap((_, at, path) => (at === 0 ? [] : categoryId(path.slice(0, at + 1).join('/'))));
      const rows = chooseChart(sizeCharts, { categories: [gender, ...categories], sizes: made })?.rows.map(({ size }) => size) ?? [];
      return made.some((size) => !rows.includes(size));
    });
  expect(unmeasured.map(({ gender, cut }) => `${cut} for ${gender}`)).toEqual([]);
});
