import { type WaitedFor, waitedFor } from '@selvedge/contract/studio/notify-me.ts';
import { errorKey } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import type { PartProps } from './part-props.ts';
import { writeCount } from './write-figure.ts';

/** What would be bought if it were there. Who waits now, whichever days are chosen. */
export function DemandPart({ choices }: PartProps) {
  const { call } = useStudio();
  const market = choices.markets && !choices.markets.includes(',') ? choices.markets : undefined;
  const { data, error, isLoading, reload } = useLoad(`demand ${market}`, () =>
    call(waitedFor.list, { query: { by: 'size', ...(market && { market }) } }),
  );
  if (error) return <StateNote isError title={text('figures.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (isLoading) return <p role="status">{text('figures.loading')}</p>;
  if (!data || data.rows.length === 0) return <StateNote title={text('notify_me.none')} advice={text('notify_me.none_advice')} />;
  return (
    <>
      <p className={styles.about}>
        {text('notify_me.note', { count: data.people })}. <a href={paths.screen('notify-me')}>{text('figures.waited_more')}</a>
      </p>
      <FigureTable<WaitedFor>
        title={text('figures.part_demand')}
        rows={data.rows}
        keyOf={({ productId, sku, kind }) => `${productId} ${sku} ${kind}`}
        sizeOf={({ people }) => people}
        columns={[
          {
            title: text('figures.product'),
            plain: ({ name, colour, productId }) => [name || productId, colour].filter(Boolean).join(', '),
            show: ({ name, colour, productId }) => (
              <a href={paths.screen('products', productId)}>{[name || productId, colour].filter(Boolean).join(', ')}</a>
            ),
          },
          { title: text('figures.size'), plain: ({ size }) => size || text('notify_me.any_size') },
          { title: text('notify_me.people'), plain: ({ people }) => people, show: ({ people }) => writeCount(people), isNumber: true },
          { title: text('notify_me.since'), plain: ({ since }) => since, show: ({ since }) => formatMoment(since) },
          { title: text('figures.in_stock'), plain: ({ pieces }) => pieces, show: ({ pieces }) => writeCount(pieces), isNumber: true },
        ]}
      />
    </>
  );
}
