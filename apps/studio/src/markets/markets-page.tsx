import type { MarketSettings } from '@selvedge/contract/market.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight } from '../lib/studio-context.tsx';
import { countryName, currencyName, filterMarkets, languageName } from '../lists/filter-markets.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { type TextKey, text } from '../texts/text.ts';
import { MarketScreen } from './market-screen.tsx';
import styles from './markets-page.module.css';
import { NewMarket } from './new-market.tsx';

const columns = ['country', 'language', 'currency', 'tax', 'dial', 'direction', 'links'] as const;

/** Every market; one of them; or a new one. */
export function MarketsPage({ rest: [id, part], markets }: ScreenProps) {
  const { data = [], reload } = markets;
  if (id === undefined) return <MarketList markets={markets} />;
  if (data.length === 0) return <p role="status">{text('studio.loading')}</p>;
  if (id === 'new') return <NewMarket markets={data} onAdded={reload} />;
  return <MarketScreen id={id} part={part} markets={data} onChanged={reload} />;
}

function MarketList({ markets }: Pick<ScreenProps, 'markets'>) {
  const query = useQuery('filter');
  const canWrite = useRight('market.write');
  const { data, error, isLoading, reload } = markets;
  const found = filterMarkets(data ?? [], query);
  return (
    <>
      <PageHead title={text('markets.title')} note={data && text('markets.count', { shown: found.length, all: data.length })}>
        <FilterField
          label={text('markets.filter')}
          hint={text('markets.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
        {canWrite && (
          <a className={styles.add} href={paths.screen('markets', 'new')}>
            {text('markets.add')}
          </a>
        )}
      </PageHead>
      <VisuallyHidden as="p">
        <span role="status">{query && data ? text('markets.announce', { count: found.length }) : ''}</span>
      </VisuallyHidden>
      {error && <StateNote isError title={text('markets.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.length === 0 && <StateNote title={text('markets.empty')} />}
      {data && data.length > 0 && found.length === 0 && (
        <StateNote
          title={text('markets.none', { query })}
          action={
            <button type="button" onClick={() => keepQuery('filter', '')}>
              {text('markets.clear')}
            </button>
          }
        />
      )}
      {(isLoading || found.length > 0) && (
        <table className={styles.table} aria-busy={isLoading}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {text(`markets.${column}` as TextKey)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isLoading && Array.from({ length: 12 }, (_, row) => row).map((row) => <LoadingRow key={row} />)}
            {found.map((market) => (
              <MarketRow key={market.id} market={market} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function MarketRow({ market }: { market: MarketSettings }) {
  const { id, country, language, currency, tax, dialPrefix, direction, url, isClosed } = market;
  const canSeeFlags = useRight('flag.read');
  const name = marketTitle(market);
  return (
    <tr>
      <th scope="row" data-column="country">
        <a href={paths.screen('markets', id)} aria-label={text('markets.edit_label', { market: name })}>
          {countryName(country.code)}
        </a>{' '}
        <code>{id}</code>
      </th>
      <td data-column="language">{languageName(language.baseCode)}</td>
      <td data-column="currency">
        <span>{currency}</span> <small>{currencyName(currency)}</small>
      </td>
      <td data-column="tax">
        <span>
          {tax.name} {tax.rate} %
        </span>{' '}
        <small>{text(tax.included ? 'markets.tax_included' : 'markets.tax_added')}</small>
      </td>
      <td data-column="dial">{dialPrefix}</td>
      <td data-column="direction" data-direction={direction}>
        {text(`markets.${direction}`)}
      </td>
      <td data-column="links">
        {canSeeFlags && (
          <a href={paths.screen('flags', id)} aria-label={text('markets.flags_label', { market: name })}>
            {text('markets.flags')}
          </a>
        )}
        {isClosed ? (
          <span data-closed>{text('markets.closed_short')}</span>
        ) : (
          <a href={url} target="_blank" rel="noreferrer" aria-label={text('markets.open_label', { market: name })}>
            {text('markets.open')}
            <span aria-hidden="true"> ↗</span>
          </a>
        )}
      </td>
    </tr>
  );
}

function LoadingRow() {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column} data-column={column}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}
