import { editing } from '@selvedge/contract/studio/editing.ts';
import type { PageSummary } from '@selvedge/contract/studio/page-edit.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { keepQuery, paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { formatMoment } from '../shell/moment.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { type TextKey, text } from '../texts/text.ts';
import { NewPageForm } from './new-page-form.tsx';
import { PageMarketPicker } from './page-market-picker.tsx';
import styles from './pages-page.module.css';
import { findUnbegun, nameOfShared, UnbegunSharedPages } from './shared-pages.tsx';

const columns = ['page', 'kind', 'state', 'changed', 'open'] as const;

export function PagesPage({ markets, rest: [marketId] }: ScreenProps) {
  const { call } = useStudio();
  const canWrite = useRight('content.write');
  const query = useQuery('filter');
  const asked = useDebounced(query, 200);
  const [isNew, setNew] = useState(useQuery('new') !== '');
  const market = marketId ?? lastMarket() ?? markets.data?.[0]?.id ?? '';
  useEffect(() => {
    if (market && market !== '*') rememberMarket(market);
  }, [market]);
  const { data, error, isLoading, reload } = useLoad(`pages ${market} ${asked}`, () =>
    call(editing.listPages, { query: { market, q: asked } }),
  );
  return (
    <>
      <PageHead title={text('pages.title')} note={data && text('pages.count', { count: data.length })}>
        <PageMarketPicker markets={markets.data ?? []} market={market} />
        <FilterField
          label={text('pages.filter')}
          hint={text('pages.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
        {canWrite && (
          <button type="button" className={styles.new} aria-expanded={isNew} onClick={() => setNew(!isNew)}>
            {text('pages.new')}
          </button>
        )}
      </PageHead>
      {isNew && <NewPageForm market={market} onCancel={() => setNew(false)} />}
      {error && <StateNote isError title={text('pages.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.length === 0 && findUnbegun({ known: data, query }).length === 0 && (
        <StateNote title={query ? text('pages.none', { query }) : text('pages.empty')} />
      )}
      {(isLoading || data) && (
        <table className={styles.table} aria-busy={isLoading}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {text(`pages.${column}` as TextKey)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isLoading && Array.from({ length: 10 }, (_, row) => row).map((row) => <LoadingRow key={row} />)}
            {data?.map((page) => (
              <PageRow key={page.path} page={page} />
            ))}
            {data && <UnbegunSharedPages market={market} known={data} query={query} />}
          </tbody>
        </table>
      )}
    </>
  );
}

function PageRow({ page }: { page: PageSummary }) {
  const { market, path, alias, title, state, changedAt, changedBy, dueAt } = page;
  return (
    <tr>
      <th scope="row" data-column="page">
        <a href={paths.edit(market, path)}>{nameOfShared(path) ?? (title || path || '/')}</a> <code>{path || '/'}</code>
      </th>
      <td data-column="kind">{text(kinds[alias] ?? 'pages.kind_other')}</td>
      <td data-column="state">
        <span data-state={state}>{text(`pages.state_${state}`)}</span>
        {dueAt && <small>{text('pages.due', { when: formatMoment(dueAt) })}</small>}
      </td>
      <td data-column="changed">
        <time dateTime={changedAt}>{formatMoment(changedAt)}</time> <small>{changedBy}</small>
      </td>
      <td data-column="open">
        {!path.includes('/:') && <a href={paths.preview(market, path)}>{text('pages.preview')}</a>}
        {(state === 'live' || state === 'changed') && market !== '*' && !path.includes('/:') && (
          <a href={`/${market}${path}`} target="_blank" rel="noreferrer" aria-label={text('pages.live_label', { title })}>
            {text('pages.live')}
            <span aria-hidden="true"> ↗</span>
          </a>
        )}
      </td>
    </tr>
  );
}

const kinds: Record<string, TextKey> = {
  homePage: 'pages.kind_home',
  contentPage: 'pages.kind_content',
  categoryPage: 'pages.kind_category',
  productPage: 'pages.kind_shared',
  productSetPage: 'pages.kind_shared',
};

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
