import type { FiguresQuery, Sales, SalesFigures } from '@selvedge/contract/studio/figures-sales.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import type { PlotData } from '../plot/plot-data.ts';
import { text } from '../texts/text.ts';
import { nameTimes, openPoint } from './open-point.ts';
import { fieldWriter, type SalesField } from './write-figure.ts';

/** One figure of the orders over time, beside the period that it is compared with. */
export function salesPlot(
  { unit, period, points, currency, compared }: Sales,
  field: SalesField,
  compare: FiguresQuery['compare'],
  today = localDay(new Date()),
): PlotData {
  const write = fieldWriter(field, currency);
  const openAt = openPoint({ unit, period, points }, today);
  return {
    of: text(`figures.${unit}`),
    points: nameTimes(points, openAt),
    series: [
      {
        ...{ name: text('figures.this'), look: 'now', values: points.map(({ now }) => figureOf(now, field)), write },
        ...(openAt >= 0 && { openAt }),
      },
      ...(compared && compare !== 'none'
        ? [
            {
              ...{ name: text(`figures.before_${compare}`), look: 'before' as const, write },
              values: points.map(({ before }) => figureOf(before, field)),
            },
          ]
        : []),
    ],
  };
}

/** Where nobody bought there is no average basket: nothing would be a basket of nothing. */
function figureOf(sales: SalesFigures | undefined, field: SalesField): number | undefined {
  return field === 'basket' && sales?.orders === 0 ? undefined : sales?.[field];
}
