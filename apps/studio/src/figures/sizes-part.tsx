import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresSizes } from '@selvedge/contract/studio/figures-answers.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import { Plot } from '../plot/plot.tsx';
import type { PlotData } from '../plot/plot-data.ts';
import { text } from '../texts/text.ts';
import { FigureTable } from './figure-table.tsx';
import type { PartProps } from './part-props.ts';
import { RowsFrame } from './rows-frame.tsx';
import { writeCount, writeShare } from './write-figure.ts';

type Row = FiguresSizes['rows'][number];

/** Whether what is bought and what lies have the same sizes: a curve that leans to one side was bought wrongly. */
export function SizesPart(props: PartProps) {
  const { call } = useStudio();
  const style = useQuery('style');
  const asked = useDebounced(style, 300);
  const query = { ...props.choices, ...(asked && { style: asked }) };
  const loaded = useLoad(`sizes ${JSON.stringify(query)}`, () => call(figures.sizes, { query }));
  return (
    <RowsFrame
      {...props}
      loaded={loaded}
      empty={{ title: text('figures.no_sizes'), advice: text('figures.no_sizes_advice') }}
      more={
        <label>
          <span>{text('figures.style')}</span>
          <input
            value={style}
            maxLength={100}
            placeholder={text('figures.style_hint')}
            onChange={(event) => keepQuery('style', event.target.value)}
          />
        </label>
      }
    >
      {({ rows }) => (
        <>
          <Plot
            title={text('figures.size_curve')}
            kind="bar"
            data={curve(rows)}
            writeTick={(value) => `${Math.round(value * 100)} %`}
            height={240}
          />
          <FigureTable<Row>
            title={text('figures.part_sizes')}
            rows={rows}
            keyOf={({ size }) => size}
            sizeOf={({ sold }) => sold}
            columns={[
              { title: text('figures.size'), plain: ({ size }) => size },
              ...(['sold', 'returned', 'stock'] as const).map((name) => ({
                title: text(name === 'stock' ? 'figures.in_stock' : `figures.${name}`),
                plain: (row: Row) => row[name],
                show: (row: Row) => writeCount(row[name]),
                isNumber: true,
              })),
              {
                title: text('figures.return_rate'),
                plain: ({ sold, returned }) => (sold > 0 ? Math.round((returned / sold) * 1000) / 10 : ''),
                show: ({ sold, returned }) => (sold > 0 ? writeShare(returned / sold) : '–'),
                isNumber: true,
              },
            ]}
          />
        </>
      )}
    </RowsFrame>
  );
}

function curve(rows: readonly Row[]): PlotData {
  const share = (of: (row: Row) => number) => {
    const all = rows.reduce((sum, row) => sum + of(row), 0);
    return rows.map((row) => (all > 0 ? of(row) / all : 0));
  };
  return {
    of: text('figures.size'),
    points: rows.map(({ size }) => ({ name: size, short: size })),
    series: [
      { name: text('figures.share_sold'), look: 'now', values: share(({ sold }) => sold), write: writeShare },
      { name: text('figures.share_stock'), look: 'before', values: share(({ stock }) => stock), write: writeShare },
    ],
  };
}
