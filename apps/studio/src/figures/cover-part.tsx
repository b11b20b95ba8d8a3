import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresCover } from '@selvedge/contract/studio/figures-answers.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import type { PartProps } from './part-props.ts';
import { RowsFrame } from './rows-frame.tsx';
import { writeCount } from './write-figure.ts';

type Row = FiguresCover['rows'][number];

/** What will be sold out soon. */
export function CoverPart(props: PartProps) {
  const { call } = useStudio();
  const loaded = useLoad(`cover ${JSON.stringify(props.choices)}`, () => call(figures.cover, { query: props.choices }));
  return (
    <RowsFrame {...props} loaded={loaded} empty={{ title: text('figures.no_cover'), advice: text('figures.no_cover_advice') }}>
      {({ rows, days }) => (
        <>
          <p className={styles.about}>{text('figures.cover_about', { count: days })}</p>
          <FigureTable<Row>
            title={text('figures.part_cover')}
            rows={rows}
            keyOf={({ sku }) => sku}
            columns={[
              {
                title: text('figures.product'),
                plain: ({ name, colour, productId }) => [name || productId, colour].filter(Boolean).join(', '),
                show: ({ name, colour, productId }) => (
                  <a href={paths.screen('products', productId)}>{[name || productId, colour].filter(Boolean).join(', ')}</a>
                ),
              },
              { title: text('figures.size'), plain: ({ size }) => size },
              { title: text('figures.sold'), plain: ({ sold }) => sold, show: ({ sold }) => writeCount(sold), isNumber: true },
              { title: text('figures.in_stock'), plain: ({ stock }) => stock, show: ({ stock }) => writeCount(stock), isNumber: true },
              {
                title: text('figures.cover_days'),
                plain: (row) => row.days,
                show: (row) =>
                  row.stock <= 0 ? <b className={styles.urgent}>{text('figures.sold_out')}</b> : text('figures.lasts', { count: row.days }),
                isNumber: true,
              },
            ]}
          />
        </>
      )}
    </RowsFrame>
  );
}
