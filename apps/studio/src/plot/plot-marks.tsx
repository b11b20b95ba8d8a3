import { LinePath } from '@visx/shape';
import styles from './plot.module.css';
import type { PlotData, PlotSeries } from './plot-data.ts';
import { margins, type PlotScales } from './plot-scales.ts';

type Props = {
  kind: 'line' | 'bar';
  data: PlotData;
  scales: PlotScales;
  /** The point that is read. */
  at: number;
  writeTick: (value: number) => string;
  size: { width: number; height: number };
  isRtl: boolean;
};

/** Hidden from screen readers: they have the slider's words and the table. */
export function PlotMarks({ kind, data, scales, at, writeTick, size: { width, height }, isRtl }: Props) {
  const { y, ticks, middle } = scales;
  const edge = isRtl ? width - margins.start + 8 : margins.start - 8;
  const every = Math.max(1, Math.ceil((data.points.length * wordSpace(data)) / (width - margins.start)));
  return (
    <svg width={width} height={height} aria-hidden="true" className={styles.marks} data-kind={kind}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={isRtl ? 0 : margins.start}
            x2={isRtl ? width - margins.start : width}
            y1={y(tick)}
            y2={y(tick)}
            data-base={tick === 0 || undefined}
          />
          <text x={edge} y={y(tick)} dy="0.32em" textAnchor="end">
            {writeTick(tick)}
          </text>
        </g>
      ))}
      {data.points.map(({ name, short }, place) =>
        place % every === 0 ? (
          <text key={name} x={middle(place)} y={height - 6} textAnchor="middle">
            {short}
          </text>
        ) : null,
      )}
      <line className={styles.cursor} x1={middle(at)} x2={middle(at)} y1={margins.top} y2={height - margins.bottom} />
      {data.series
        .toReversed()
        .map((series) =>
          kind === 'bar' ? <Bars key={series.name} {...{ series, scales }} /> : <Line key={series.name} {...{ series, scales, at }} />,
        )}
    </svg>
  );
}

function Bars({ series: { look, values }, scales: { x, y } }: { series: PlotSeries; scales: PlotScales }) {
  const wide = x.bandwidth();
  const inset = look === 'now' ? wide * 0.18 : 0;
  return values.map((value, at) =>
    value ? (
      <rect
        key={x(at)}
        data-look={look}
        x={(x(at) ?? 0) + inset}
        width={Math.max(1, wide - inset * 2)}
        y={Math.min(y(value), y(0))}
        height={Math.abs(y(0) - y(value))}
      />
    ) : null,
  );
}

function Line({
  series: { look, values, openAt = values.length },
  scales: { y, middle },
  at,
}: {
  series: PlotSeries;
  scales: PlotScales;
  at: number;
}) {
  const points = values.map((value, place) => ({ value, place }));
  const isFew = points.length <= 31;
  return (
    <>
      <LinePath
        data={points}
        defined={({ value, place }) => value !== undefined && place < openAt}
        x={({ place }) => middle(place)}
        y={({ value }) => y(value ?? 0)}
        data-look={look}
      />
      <LinePath
        data={points.slice(Math.max(0, openAt - 1), openAt + 1)}
        defined={({ value }) => value !== undefined}
        x={({ place }) => middle(place)}
        y={({ value }) => y(value ?? 0)}
        data-look={look}
        data-open
      />
      {points.map(({ value, place }) =>
        value !== undefined && (place === at || (isFew && look === 'now')) ? (
          <circle
            key={place}
            data-look={look}
            data-read={place === at || undefined}
            cx={middle(place)}
            cy={y(value)}
            r={place === at ? 4 : 2}
          />
        ) : null,
      )}
    </>
  );
}

/** So much a word of the axis takes, about: one that touches the next is unreadable. */
function wordSpace({ points }: PlotData): number {
  return Math.max(...points.map(({ short }) => short.length), 2) * 6.5 + 12;
}
