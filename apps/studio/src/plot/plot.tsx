import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useWidth } from '../shell/use-width.ts';
import { text } from '../texts/text.ts';
import styles from './plot.module.css';
import type { PlotData } from './plot-data.ts';
import { PlotMarks } from './plot-marks.tsx';
import { plotScales } from './plot-scales.ts';
import { PlotTable } from './plot-table.tsx';

type Props = {
  title: string;
  kind: 'line' | 'bar';
  data: PlotData;
  /** As the axis writes: short. */
  writeTick: (value: number) => string;
  height?: number;
  /** Not where plots beside each other would all say the same. */
  hasLegend?: boolean;
};

/**
 * A line or bars over time, with what it is compared with. One point is read at a time, by pointing or with the arrow keys; the same numbers
 * are a table, which screen readers find in any case and everybody can show, copy and save.
 */
export function Plot({ title, kind, data, writeTick, height = 200, hasLegend = true }: Props) {
  const { stage, space } = useWidth();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const last = data.points.length - 1;
  const latest = Math.max(0, data.series[0]?.values.findLastIndex(Boolean) ?? 0);
  const at = Math.min(chosen ?? latest, last);
  const isRtl = document.documentElement.dir === 'rtl';
  const scales = plotScales(data, { width: space, height, isRtl });

  function onKeyDown(event: KeyboardEvent): void {
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: at + 1, [back]: at - 1, ArrowUp: at + 1, ArrowDown: at - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, next)));
  }

  function onPoint({ clientX, currentTarget }: PointerEvent): void {
    setChosen(scales.nearest(clientX - currentTarget.getBoundingClientRect().left));
  }

  return (
    <section className={styles.plot} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {hasLegend && <Legend data={data} kind={kind} />}
      </div>
      <p className={styles.readout} aria-hidden="true">
        <span>{data.points[at]?.name}</span>
        {data.series.map(({ name, look, values, write }) => (
          <span key={name} data-look={look}>
            {values[at] === undefined ? '–' : write(values[at])}
          </span>
        ))}
      </p>
      <div
        ref={stage}
        className={styles.stage}
        role="slider"
        tabIndex={0}
        aria-label={text('plot.points_of', { title })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={at}
        aria-valuetext={sentence(data, at)}
        onKeyDown={onKeyDown}
        onPointerMove={onPoint}
        onPointerDown={onPoint}
        onPointerLeave={() => setChosen(undefined)}
      >
        {space > 0 && <PlotMarks {...{ kind, data, scales, at, writeTick, isRtl }} size={{ width: space, height }} />}
      </div>
      <PlotTable title={title} data={data} />
    </section>
  );
}

function Legend({ data, kind }: Pick<Props, 'data' | 'kind'>) {
  if (data.series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {data.series.map(({ name, look }) => (
        <li key={name} data-look={look} data-kind={kind}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function sentence({ points, series }: PlotData, at: number): string {
  const said = series.map(({ name, values, write }) => `${name}: ${values[at] === undefined ? text('plot.unknown') : write(values[at])}`);
  return [points[at]?.name, ...said].join(', ');
}
