import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { checkChart } from '@selvedge/domain/size-guide/check-chart.ts';
import { TextInput } from '../fields/simple-inputs.tsx';
import { ItemList } from '../settings/item-list.tsx';
import { text } from '../texts/text.ts';
import { CategoryChips } from './category-chips.tsx';
import { ChartGrid, type WantedCell } from './chart-grid.tsx';
import styles from './size-guides.module.css';

type Props = {
  market: string;
  /** Where the cursor is to go; another object each time. */
  wanted: { index: number; cell: WantedCell } | undefined;
  unit: 'cm' | 'in';
  charts: readonly SizeChart[];
  problemAt: (at: string) => string | undefined;
  onChange: (charts: SizeChart[]) => void;
};

/** Every chart; the order is that of the page on measuring. */
export function ChartList({ market, unit, charts, problemAt, wanted, onChange }: Props) {
  return (
    <ItemList
      label={text('size_guides.charts')}
      items={charts}
      onChange={onChange}
      max={100}
      wanted={wanted}
      titleOf={({ title, id }) => title || id}
      noteOf={(chart) => <ChartNote chart={chart} />}
      add={{ label: text('size_guides.add'), make: () => newChart(charts) }}
      duplicate={(chart) => ({ ...chart, id: freeId(charts, chart.id) })}
    >
      {(chart, put, index) => (
        <div className={styles.chart}>
          <div className={styles.general}>
            <TextInput
              label={text('size_guides.chart_title')}
              value={chart.title ?? ''}
              maxLength={200}
              onChange={(title) => put(withTitle(chart, title))}
            />
            <CategoryChips market={market} chosen={chart.categories} onChange={(categories) => put({ ...chart, categories })} />
          </div>
          <ChartGrid
            chart={chart}
            unit={unit}
            problem={problemAt(`charts.${index}.rows`)}
            wanted={wanted?.index === index ? wanted.cell : undefined}
            onChange={put}
          />
        </div>
      )}
    </ItemList>
  );
}

function ChartNote({ chart }: { chart: SizeChart }) {
  const wrong = checkChart(chart).length;
  return (
    <>
      {text('size_guides.chart_note', { rows: chart.rows.length, categories: chart.categories.join(', ') })}
      {wrong > 0 && <span className={styles.problem}> · {text('size_guides.to_mend', { count: wrong })}</span>}
    </>
  );
}

/** Without a title a chart is called by its categories. */
function withTitle({ title: _, ...chart }: SizeChart, title: string | undefined): SizeChart {
  return title ? { ...chart, title } : chart;
}

const newChart = (charts: readonly SizeChart[]): SizeChart => ({
  ...{ id: freeId(charts, 'chart'), categories: [] },
  rows: ['S', 'M', 'L'].map((size) => ({ size, chest: '', waist: '' })),
});

function freeId(charts: readonly SizeChart[], stem: string): string {
  const bare = stem.replace(/-\d+$/, '');
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? bare : `${bare}-${count}`;
    if (!charts.some((chart) => chart.id === id)) return id;
  }
}
