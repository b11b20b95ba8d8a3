import { scaleBand, scaleLinear } from '@visx/scale';
import type { PlotData } from './plot-data.ts';

export type PlotScales = ReturnType<typeof plotScales>;

/** Room for the words of the axes. */
export const margins = { start: 52, end: 8, top: 8, bottom: 24 };

/** Where points and values lie. In a script that is read from the right, time runs from the right. */
export function plotScales(
  { points, series, top = 0 }: PlotData,
  { width, height, isRtl }: { width: number; height: number; isRtl: boolean },
) {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const ends = isRtl ? [width - margins.start, margins.end] : [margins.start, width - margins.end];
  const x = scaleBand<number>({ domain: points.map((_, at) => at), range: ends as [number, number], padding: 0.3 });
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...known), Math.max(...known, top) || 1],
    range: [height - margins.bottom, margins.top],
    nice: 4,
  });
  const middle = (at: number): number => (x(at) ?? 0) + x.bandwidth() / 2;
  const nearest = (left: number): number =>
    points.reduce((best, _, at) => (Math.abs(middle(at) - left) < Math.abs(middle(best) - left) ? at : best), 0);
  return { x, y, middle, nearest, ticks: y.ticks(4) };
}
