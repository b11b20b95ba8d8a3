import type { FiguresQuery, Sales } from '@selvedge/contract/studio/figures-sales.ts';
import type { PlotData } from '../plot/plot-data.ts';
import { text } from '../texts/text.ts';
import { nameOfTime } from './name-of-time.ts';
import { fieldWriter, type SalesField } from './write-figure.ts';

/** One figure of the orders over time, beside the period that it is compared with. */
export function salesPlot({ unit, points, currency, compared }: Sales, field: SalesField, compare: FiguresQuery['compare']): PlotData {
  const write = fieldWriter(field, currency);
  return {
    of: text(`figures.${unit}`),
    points: points.map(({ at }) => nameOfTime(at)),
    series: [
      { name: text('figures.this'), look: 'now', values: points.map(({ now }) => now?.[field]), write },
      ...(compared && compare !== 'none'
        ? [{ name: text(`figures.before_${compare}`), look: 'before' as const, values: points.map(({ before }) => before?.[field]), write }]
        : []),
    ],
  };
}
