import { figures } from '@selvedge/contract/studio/figures.ts';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { Plot } from '../plot/plot.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { AmountsNote } from './amounts-note.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { fieldTitles } from './field-titles.ts';
import { FigureTile } from './figure-tile.tsx';
import styles from './figures.module.css';
import { FiguresBar } from './figures-bar.tsx';
import { MarketPlots } from './market-plots.tsx';
import { MarketTable } from './market-table.tsx';
import { nameOfPeriod } from './name-of-time.ts';
import type { PartProps } from './part-props.ts';
import { salesPlot } from './sales-plot.ts';
import { fieldWriter, isAmount, type SalesField, writeBrief, writeShort } from './write-figure.ts';

const tiles: readonly SalesField[] = ['gross', 'net', 'kept', 'orders', 'items', 'basket', 'refunded', 'returns', 'giftCards'];
const plots: readonly SalesField[] = ['gross', 'orders', 'basket', 'refunded'];

/** What was bought and what went back. */
export function SalesPart({ choices, markets }: PartProps) {
  const { call } = useStudio();
  const { data, error, isLoading, reload } = useLoad(`sales ${JSON.stringify(choices)}`, () => call(figures.sales, { query: choices }));
  const { compare } = choices;
  const isNothing = data !== undefined && data.now.orders + data.now.refunded + (data.before?.orders ?? 0) === 0;
  return (
    <>
      <FiguresBar choices={choices} markets={markets} />
      {error && <StateNote isError title={text('figures.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {isLoading && <p role="status">{text('figures.loading')}</p>}
      {isNothing && <StateNote title={text('figures.none')} advice={text('figures.none_advice')} />}
      {data && !isNothing && (
        <>
          <div className={styles.said}>
            <p>
              {nameOfPeriod(data.period)}
              {data.compared && <span> {text('figures.compared_with', { period: nameOfPeriod(data.compared) })}</span>}
            </p>
            <CurrencyChoice currency={data.currency} currencies={data.currencies} onChoose={(each) => keepQuery('currency', each)} />
          </div>
          <dl className={styles.tiles}>
            {tiles.map((field) => (
              <FigureTile
                key={field}
                title={text(fieldTitles[field])}
                value={data.now[field]}
                write={isAmount(field) ? (value) => writeBrief(value, data.currency) : fieldWriter(field, data.currency)}
                against={compare === 'none' ? [] : [{ how: compare, value: data.before?.[field] }]}
                isBadWhenMore={field === 'refunded' || field === 'returns'}
              />
            ))}
          </dl>
          <div className={styles.plots}>
            {plots.map((field) => (
              <Plot
                key={field}
                title={text(fieldTitles[field])}
                kind={data.unit === 'hour' ? 'bar' : 'line'}
                data={salesPlot(data, field, compare)}
                writeTick={writeShort}
              />
            ))}
          </div>
          {choices.markets?.includes(',') && <MarketPlots choices={choices} currency={data.currency} markets={markets} />}
          <section className={styles.part} aria-label={text('figures.by_market')}>
            <h2>{text('figures.by_market')}</h2>
            <MarketTable sales={data} field="gross" />
          </section>
          <AmountsNote {...data} />
        </>
      )}
    </>
  );
}
