import type { MarketSettings } from '@selvedge/contract/market.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { lastMarket, rememberMarket } from '../lib/last-market.ts';
import { keepQuery, navigate, paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { FlagMatrixPage } from './flag-matrix-page.tsx';
import { useFlagStore } from './flag-store-context.ts';
import { FlagTable } from './flag-table.tsx';
import { FlagViews } from './flag-views.tsx';
import styles from './flags-page.module.css';
import { groupFlags, isChanged } from './group-flags.ts';
import { MarketPicker } from './market-picker.tsx';

export function FlagsPage({ markets, rest }: ScreenProps) {
  return rest[0] === 'all' ? <FlagMatrixPage markets={markets} /> : <OneMarket markets={markets} rest={rest} />;
}

function OneMarket({ markets, rest: [marketId] }: ScreenProps) {
  const { data, error, reload } = markets;
  const wanted = marketId ?? lastMarket();
  const market = data?.find(({ id }) => id.toLowerCase() === wanted?.toLowerCase());
  const first = data?.find(({ id }) => id === lastMarket()) ?? data?.[0];

  useEffect(() => {
    if (marketId === undefined && first) navigate(paths.screen('flags', first.id), { replace: true });
    if (market) rememberMarket(market.id);
  }, [marketId, first, market]);

  if (error && !data)
    return <StateNote isHeading isError title={text('flags.load_failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (data && marketId !== undefined && !market) {
    return (
      <StateNote
        isHeading
        title={text('flags.unknown_market', { market: marketId })}
        action={<a href={paths.screen('markets')}>{text('studio.unknown_page_way_on')}</a>}
      />
    );
  }
  return <MarketFlags key={market?.id} markets={data ?? []} market={market} />;
}

function MarketFlags({ markets, market }: { markets: MarketSettings[]; market: MarketSettings | undefined }) {
  const flags = useFlagStore();
  const canWrite = useRight('flag.write');
  const query = useQuery('filter');
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const id = market?.id ?? '';
  const states = useSyncExternalStore(flags.subscribe, () => flags.read(id));
  const { error, reload } = useLoad(id, () => (id ? flags.load(id) : new Promise<never>(() => {})));
  const groups = states && groupFlags(states, { query, isOnlyChanged });
  const count = states ? Object.entries(states).filter(([name, state]) => isChanged(name, state)).length : 0;
  const showAll = () => {
    setOnlyChanged(false);
    keepQuery('filter', '');
  };
  return (
    <>
      <PageHead title={text('flags.title')} note={states && text('flags.summary', { count })}>
        <FlagViews shown="one" />
        <MarketPicker markets={markets} market={market} />
        <FilterField
          label={text('flags.filter')}
          hint={text('flags.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
        <label className={styles.only}>
          <input type="checkbox" checked={isOnlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)} />
          {text('flags.only_changed')}
        </label>
      </PageHead>
      <p className={styles.note}>{text(canWrite ? 'flags.live_note' : 'flags.read_only')}</p>
      {error && !states && <StateNote isError title={text('flags.load_failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {!error && !states && <LoadingRows />}
      {groups?.length === 0 && (
        <StateNote
          title={text(query === '' ? 'flags.none_changed' : 'flags.none')}
          action={
            <button type="button" onClick={showAll}>
              {text('flags.clear')}
            </button>
          }
        />
      )}
      {groups && groups.length > 0 && <FlagTable groups={groups} market={id} canWrite={canWrite} />}
    </>
  );
}

function LoadingRows() {
  return (
    <ul className={styles.loading} aria-busy="true" aria-label={text('studio.loading')}>
      {Array.from({ length: 16 }, (_, row) => row).map((row) => (
        <li key={row}>
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}
