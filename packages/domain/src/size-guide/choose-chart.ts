import type { SizeChart } from '@selvedge/contract/size-guide.ts';

type Sized = { categories: readonly string[]; sizes: readonly string[] };

/**
 * The chart that speaks of a product: one of its categories, the narrowest first, that knows its sizes.
 * A category may have two, for letters and for numbers. The categories of a product stand from wide to narrow.
 */
export function chooseChart(charts: readonly SizeChart[], { categories, sizes }: Sized): SizeChart | undefined {
  const ranked = charts
    .filter(({ rows }) => rows.some(({ size }) => sizes.includes(size)))
    .map((chart) => ({ chart, place: Math.max(-1, ...chart.categories.map((id) => categories.lastIndexOf(id))) }))
    .filter(({ place }) => place >= 0);
  return ranked.sort((a, b) => b.place - a.place || known(b.chart, sizes) - known(a.chart, sizes))[0]?.chart;
}

function known({ rows }: SizeChart, sizes: readonly string[]): number {
  return rows.filter(({ size }) => sizes.includes(size)).length;
}
