import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresPromotions } from '@selvedge/contract/studio/figures-answers.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import { AmountsNote } from './amounts-note.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import type { PartProps } from './part-props.ts';
import { RowsFrame } from './rows-frame.tsx';
import { isUnknown, writeAmount, writeCount, writeShare } from './write-figure.ts';

type Row = FiguresPromotions['rows'][number];

/** What promotions brought and what they cost. */
export function PromotionsPart(props: PartProps) {
  const { call } = useStudio();
  const loaded = useLoad(`promotions ${JSON.stringify(props.choices)}`, async () => {
    const answer = await call(figures.promotions, { query: props.choices });
    if (answer.hasError) return answer;
    const sales = await call(figures.sales, { query: { ...props.choices, currency: answer.data.currency, compare: 'none' } });
    return sales.hasError ? sales : { ...answer, data: { ...answer.data, all: sales.data.now } };
  });
  return (
    <RowsFrame {...props} loaded={loaded} empty={{ title: text('figures.no_promotions'), advice: text('figures.no_promotions_advice') }}>
      {(data) => (
        <>
          <p className={styles.about}>{text('figures.promotions_about', { basket: writeAmount(data.all.basket, data.currency) })}</p>
          <FigureTable<Row>
            title={text('figures.part_promotions')}
            rows={data.rows}
            keyOf={({ promotionId }) => promotionId}
            sizeOf={({ orders }) => orders}
            columns={[
              {
                title: text('figures.promotion'),
                plain: ({ name }) => name,
                show: ({ name, promotionId }) => <a href={paths.screen('promotions', promotionId)}>{name}</a>,
              },
              { title: text('figures.orders'), plain: ({ orders }) => orders, show: ({ orders }) => writeCount(orders), isNumber: true },
              {
                title: text('figures.share_orders'),
                plain: ({ orders }) => Math.round((orders / data.all.orders) * 1000) / 10,
                show: ({ orders }) => writeShare(orders / data.all.orders),
                isNumber: true,
              },
              ...(['gross', 'cost'] as const).map((name) => ({
                title: text(name === 'gross' ? 'figures.gross' : 'figures.cost'),
                plain: (row: Row) => row[name],
                show: (row: Row) => (isUnknown(row.gross, row.orders) ? '–' : writeAmount(row[name], data.currency)),
                isNumber: true,
              })),
              {
                title: text('figures.basket'),
                plain: ({ gross, orders }) => Math.round((gross / orders) * 100) / 100,
                show: ({ gross, orders }) => (isUnknown(gross, orders) ? '–' : writeAmount(gross / orders, data.currency)),
                isNumber: true,
              },
              {
                title: text('figures.cost_share'),
                plain: ({ gross, cost }) => (gross > 0 ? Math.round((cost / (gross + cost)) * 1000) / 10 : ''),
                show: ({ gross, cost }) => (gross + cost > 0 ? writeShare(cost / (gross + cost)) : '–'),
                isNumber: true,
              },
            ]}
          />
          <AmountsNote {...data} />
        </>
      )}
    </RowsFrame>
  );
}
