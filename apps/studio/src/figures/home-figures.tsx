import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useId } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, paths, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { Plot } from '../plot/plot.tsx';
import { isEmptyPlot } from '../plot/plot-data.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { AmountsNote } from './amounts-note.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { FigureTile } from './figure-tile.tsx';
import styles from './figures.module.css';
import { spanDays } from './figures-choices.ts';
import { loadHomeFigures } from './load-home-figures.ts';
import { MarketTable } from './market-table.tsx';
import { salesPlot } from './sales-plot.ts';
import { isAmount, isUnknown, type SalesField, writeBrief, writeCount, writeShare, writeShort } from './write-figure.ts';

/** How the shop does today, in ten seconds: five numbers, the hours, the markets, the last weeks. */
export function HomeFigures() {
  const { call, member } = useStudio();
  const id = useId();
  const asked = useQuery('currency');
  const now = new Date();
  const spans = { today: spanDays('today', now), weeks: spanDays('28', now) };
  const { data, error, isLoading, reload } = useLoad(`home-figures ${spans.today.to} ${asked}`, () =>
    loadHomeFigures(call, { ...spans, currency: asked, hasVisits: !member.isOfStores }),
  );
  // All of today's orders are in currencies without a rate: the hours are told by how many there were.
  const hours = data && isUnknown(data.onWeek.now.gross, data.onWeek.now.orders) ? 'orders' : 'gross';
  return (
    <section className={styles.home} aria-labelledby={id}>
      <div className={styles.homeHead}>
        <h2 id={id}>{text('figures.today')}</h2>
        {data && (
          <CurrencyChoice
            currency={data.month.currency}
            currencies={data.month.currencies}
            onChoose={(each) => keepQuery('currency', each)}
          />
        )}
        <a href={paths.screen('figures')}>{text('figures.more')}</a>
      </div>
      {error && <StateNote isError title={text('figures.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <Loading />}
      {data && data.month.now.orders + (data.month.before?.orders ?? 0) === 0 && (
        <StateNote title={text('figures.none')} advice={text('figures.none_home')} />
      )}
      {data && data.month.now.orders + (data.month.before?.orders ?? 0) > 0 && (
        <>
          <dl className={styles.tiles}>
            {tiles.map(({ field, title, isBadWhenMore = false }) => (
              <FigureTile
                key={field}
                title={text(title)}
                value={isAmount(field) && hours === 'orders' ? undefined : data.onWeek.now[field]}
                write={field === 'orders' ? writeCount : (value) => writeBrief(value, data.month.currency)}
                against={[
                  { how: 'week', value: data.onWeek.before?.[field] },
                  { how: 'year', value: data.onYear.before?.[field] },
                ]}
                isBadWhenMore={isBadWhenMore}
              />
            ))}
            {data.conversion && <FigureTile title={text('figures.conversion')} write={writeShare} {...data.conversion} />}
          </dl>
          <div className={styles.homePlots}>
            {isEmptyPlot(salesPlot(data.onWeek, hours, 'week')) ? (
              <StateNote title={text('figures.none_today')} advice={text('figures.none_today_advice')} />
            ) : (
              <Plot
                title={text(hours === 'gross' ? 'figures.by_hour' : 'figures.orders_by_hour')}
                kind="bar"
                data={salesPlot(data.onWeek, hours, 'week')}
                writeTick={writeShort}
              />
            )}
            <Plot title={text('figures.last_weeks')} kind="line" data={salesPlot(data.month, 'gross', 'year')} writeTick={writeShort} />
            <section aria-label={text('figures.by_market')}>
              <h3>{text('figures.by_market_weeks')}</h3>
              <MarketTable sales={data.month} field="gross" most={6} />
            </section>
          </div>
          <AmountsNote {...data.month} />
        </>
      )}
    </section>
  );
}

const tiles: readonly {
  field: SalesField;
  title: 'figures.gross' | 'figures.orders' | 'figures.basket' | 'figures.refunded';
  isBadWhenMore?: true;
}[] = [
  { field: 'gross', title: 'figures.gross' },
  { field: 'orders', title: 'figures.orders' },
  { field: 'basket', title: 'figures.basket' },
  { field: 'refunded', title: 'figures.refunded', isBadWhenMore: true },
];

function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className={styles.quiet}>
        {text('figures.loading')}
      </p>
      <div className={styles.tiles}>
        {tiles.map(({ field }) => (
          <p key={field} className={styles.tile}>
            <Skeleton />
          </p>
        ))}
      </div>
      <div className={styles.waiting} />
    </div>
  );
}
