import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresProducts } from '@selvedge/contract/studio/figures-answers.ts';
import { keepQuery, paths, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { text } from '../texts/text.ts';
import { AmountsNote } from './amounts-note.tsx';
import { FigureTable } from './figure-table.tsx';
import type { PartProps } from './part-props.ts';
import { RowsFrame } from './rows-frame.tsx';
import { isUnknown, writeAmount, writeCount, writeShare } from './write-figure.ts';

type Row = FiguresProducts['rows'][number];
const sorts = ['best', 'slow'] as const;

/** What sells, and what lies. */
export function ProductsPart(props: PartProps) {
  const { call } = useStudio();
  const asked = useQuery('sort');
  const sort = sorts.find((each) => each === asked) ?? 'best';
  const query = { ...props.choices, sort };
  const loaded = useLoad(`products ${JSON.stringify(query)}`, () => call(figures.products, { query }));
  return (
    <RowsFrame
      {...props}
      loaded={loaded}
      empty={{ title: text('figures.no_products'), advice: text('figures.none_advice') }}
      more={
        <label>
          <span>{text('figures.sort')}</span>
          <select value={sort} onChange={(event) => keepQuery('sort', event.target.value === 'best' ? '' : event.target.value)}>
            {sorts.map((each) => (
              <option key={each} value={each}>
                {text(`figures.sort_${each}`)}
              </option>
            ))}
          </select>
        </label>
      }
    >
      {(data) => (
        <>
          <FigureTable<Row>
            title={text(`figures.sort_${sort}`)}
            rows={data.rows}
            keyOf={({ productId }) => productId}
            sizeOf={({ pieces, stock }) => (sort === 'best' ? pieces : stock)}
            columns={[
              {
                title: text('figures.product'),
                plain: ({ name, colour, productId }) => [name || productId, colour].filter(Boolean).join(', '),
                show: ({ name, colour, productId }) => (
                  <a href={paths.screen('products', productId)}>{[name || productId, colour].filter(Boolean).join(', ')}</a>
                ),
              },
              { title: text('figures.sold'), plain: ({ pieces }) => pieces, show: ({ pieces }) => writeCount(pieces), isNumber: true },
              {
                title: text('figures.sold_for', { currency: data.currency }),
                plain: ({ amount }) => amount,
                show: ({ amount, pieces }) => (isUnknown(amount, pieces) ? '–' : writeAmount(amount, data.currency)),
                isNumber: true,
              },
              {
                title: text('figures.returned'),
                plain: ({ returned }) => returned,
                show: ({ returned }) => writeCount(returned),
                isNumber: true,
              },
              {
                title: text('figures.return_rate'),
                plain: ({ pieces, returned }) => (pieces > 0 ? Math.round((returned / pieces) * 1000) / 10 : ''),
                show: ({ pieces, returned }) => (pieces > 0 ? writeShare(returned / pieces) : '–'),
                isNumber: true,
              },
              { title: text('figures.in_stock'), plain: ({ stock }) => stock, show: ({ stock }) => writeCount(stock), isNumber: true },
            ]}
          />
          <AmountsNote {...data} />
        </>
      )}
    </RowsFrame>
  );
}
