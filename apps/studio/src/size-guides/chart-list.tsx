import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { TextInput } from '../editor/fields/simple-inputs.tsx';
import { ItemList } from '../settings/item-list.tsx';
import { text } from '../texts.ts';
import { CategoryChips } from './category-chips.tsx';
import { ChartGrid } from './chart-grid.tsx';
import styles from './size-guides.module.css';

type Props = {
  market: string;
  opened: string | undefined;
  unit: 'cm' | 'in';
  charts: readonly SizeChart[];
  problemAt: (at: string) => string | undefined;
  onChange: (charts: SizeChart[]) => void;
};

/** Every chart; the order is that of the page on measuring. */
export function ChartList({ market, unit, charts, problemAt, onChange }: Props) {
  return (
    <ItemList
      label={text('size_guides.charts')}
      items={charts}
      onChange={onChange}
      max={100}
      titleOf={({ title, id }) => title || id}
      noteOf={({ rows, categories }) => text('size_guides.chart_note', { rows: rows.length, categories: categories.join(', ') })}
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
          <ChartGrid chart={chart} unit={unit} problem={problemAt(`charts.${index}.rows`)} onChange={put} />
        </div>
      )}
    </ItemList>
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
