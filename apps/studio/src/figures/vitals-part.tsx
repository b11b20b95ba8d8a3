import { type VitalMetric, vitalMetrics } from '@selvedge/contract/analytics-collect.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresVitals } from '@selvedge/contract/studio/figures-answers.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import filters from '../shell/filters.module.css';
import { text } from '../texts/text.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import { PartFrame } from './part-frame.tsx';
import type { PartProps } from './part-props.ts';
import { writeCount } from './write-figure.ts';

type Row = { of: string; visits: number } & Partial<Record<VitalMetric, FiguresVitals['rows'][number]>>;
const groupings = ['page', 'market'] as const;

/** Up to the first a visit is good, beyond the second it is poor: the limits by which search engines judge. */
const limits: Record<VitalMetric, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1800],
};

/** How fast pages were in real browsers. */
export function VitalsPart(props: PartProps) {
  const { call } = useStudio();
  const asked = useQuery('by');
  const by = groupings.find((each) => each === asked) ?? 'page';
  const query = { ...props.choices, by };
  const loaded = useLoad(`vitals ${JSON.stringify(query)}`, () => call(figures.vitals, { query }));
  return (
    <PartFrame
      {...props}
      loaded={loaded}
      isEmpty={({ rows }) => rows.length === 0}
      empty={{ title: text('figures.no_vitals'), advice: text('figures.no_visits_advice') }}
      more={
        <div className={filters.filters}>
          <label>
            <span>{text('figures.by')}</span>
            <select value={by} onChange={(event) => keepQuery('by', event.target.value === 'page' ? '' : event.target.value)}>
              {groupings.map((each) => (
                <option key={each} value={each}>
                  {text(`figures.by_${each}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      }
    >
      {({ rows }) => (
        <>
          <p className={styles.about}>{text('figures.vitals_about')}</p>
          <FigureTable<Row>
            title={text('figures.part_vitals')}
            rows={gather(rows)}
            keyOf={({ of }) => of}
            sizeOf={({ visits }) => visits}
            columns={[
              {
                title: text(by === 'page' ? 'figures.by_page' : 'figures.market'),
                plain: ({ of }) => (by === 'page' ? text(`figures.page_${of as PageAlias}`) : of),
              },
              ...vitalMetrics.map((metric) => ({
                title: metric,
                plain: (row: Row) => row[metric]?.p75 ?? '',
                show: (row: Row) => <Vital metric={metric} value={row[metric]?.p75} before={row[metric]?.before} />,
                isNumber: true,
              })),
              { title: text('figures.measured'), plain: ({ visits }) => visits, show: ({ visits }) => writeCount(visits), isNumber: true },
            ]}
          />
        </>
      )}
    </PartFrame>
  );
}

function Vital({ metric, value, before }: { metric: VitalMetric; value: number | undefined; before: number | undefined }) {
  if (value === undefined) return '–';
  const [good, poor] = limits[metric];
  const grade = value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
  return (
    <span className={styles.vital} data-grade={grade}>
      {writeVital(metric, value)} <small>{text(`figures.grade_${grade}`)}</small>
      {before !== undefined && <small>{text('figures.was', { value: writeVital(metric, before) })}</small>}
    </span>
  );
}

function writeVital(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

function gather(rows: FiguresVitals['rows']): Row[] {
  const groups = Map.groupBy(rows, ({ of }) => of);
  const gathered = [...groups].map(([of, all]) => ({
    of,
    visits: Math.max(...all.map(({ visits }) => visits)),
    ...Object.fromEntries(all.map((row) => [row.metric, row])),
  }));
  return gathered.toSorted((a, b) => b.visits - a.visits);
}
