import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { lazy, Suspense } from 'react';
import bar from '../drafts/draft-bar.module.css';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, paths, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import { MarketChoice } from '../settings/market-choice.tsx';
import { FilterField } from '../shell/filter-field.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './spots-tab.module.css';

// Brings every block and its fields along.
const SpotsScreen = lazy(async () => ({ default: (await import('./spots-screen.tsx')).SpotsScreen }));

type Props = { market: string; markets: readonly MarketSettings[]; onMarket: (market: string) => void };

type PageRow = Answer<typeof editing.listPages>[number];

/** Which category, and then its listing. */
export function SpotsTab({ market: id, markets, onMarket }: Props) {
  const market = markets.find((each) => each.id === id)!;
  const { call } = useStudio();
  const path = useQuery('path');
  const query = useQuery('filter');
  const asked = useDebounced(query, 200);
  const { data, error, reload } = useLoad(`categories ${market.id} ${asked}`, () =>
    call(editing.listPages, { query: { market: market.id, q: asked, limit: 500 } }),
  );
  const scope = <MarketChoice market={id} markets={markets} onChange={onMarket} />;
  if (path) {
    const title = data?.find((page) => page.path === path)?.title ?? path;
    return (
      <>
        <p>
          <a className={styles.way} href={paths.screen('banners', 'spots', market.id)}>
            {text('spots.other')}
          </a>
        </p>
        <Suspense fallback={<StateNote title={text('studio.loading')} />}>
          <SpotsScreen market={market} path={path} title={title} scope={scope} />
        </Suspense>
      </>
    );
  }
  const categories = data?.filter(({ categoryId }) => categoryId !== undefined);
  return (
    <>
      <header className={bar.bar}>
        <h1>{text('banners.spots')}</h1>
        {scope}
        <div className={bar.tools}>
          <FilterField
            label={text('spots.filter')}
            hint={text('spots.filter_hint')}
            value={query}
            onChange={(value) => keepQuery('filter', value)}
          />
        </div>
      </header>
      {error && <StateNote isError title={text('banners.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {categories?.length === 0 && <StateNote title={query ? text('spots.none', { query }) : text('spots.no_pages')} />}
      {categories && categories.length > 0 && <CategoryTable market={market.id} pages={categories} />}
    </>
  );
}

function CategoryTable({ market, pages }: { market: string; pages: readonly PageRow[] }) {
  return (
    <table className={styles.categories}>
      <thead>
        <tr>
          <th scope="col">{text('spots.choose')}</th>
          <th scope="col">{text('banners.spots')}</th>
          <th scope="col">{text('pages.state')}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.path}>
            <th scope="row">
              <a href={`${paths.screen('banners', 'spots', market)}?path=${encodeURIComponent(page.path)}`}>{page.title || page.path}</a>{' '}
              <code>{page.path}</code>
            </th>
            <td>{page.spots ? text('spots.count', { count: page.spots }) : ''}</td>
            <td>{text(`pages.state_${page.state}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
