import type { DraftState, FindDrafts } from '@selvedge/contract/studio/draft-orders.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { paths, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { QueryChoice } from '../lists/query-choice.tsx';
import sideList from '../lists/side-list.module.css';
import { FilterField } from '../shell/filter-field.tsx';
import filters from '../shell/filters.module.css';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { DraftList } from './draft-list.tsx';
import { DraftScreen, NewDraft } from './draft-screen.tsx';
import { useDraftRows } from './use-draft-rows.ts';

const typingPause = 300;
const states = ['draft', 'sent', 'opened', 'expired', 'paid', 'cancelled'] as const satisfies readonly DraftState[];

/** Orders that service staff put together, and one of them beside the list. What is searched for stays out of the address. */
export function DraftOrdersPage({ rest: [number], markets: { data: markets = [] } }: ScreenProps) {
  const mayWrite = useRight('support.write');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, typingPause);
  const [market, list] = [useQuery('market'), useQuery('list')];
  const state = states.find((each) => each === list);
  const asked: Partial<FindDrafts> = { search, ...(state && { state }), ...(market && { market }) };
  const pages = useDraftRows(asked);
  const tabs = states.map((name) => ({ name, title: text(`drafts.state.${name}`), count: pages.counts[name] }));
  return (
    <>
      <PageHead title={text('drafts.title')} note={text('drafts.note')}>
        <FilterField label={text('drafts.find')} hint={text('drafts.find_hint')} value={typed} onChange={setTyped} />
        {mayWrite && <ButtonLink href={paths.screen('draft-orders', 'new')}>{text('drafts.new')}</ButtonLink>}
      </PageHead>
      <ListTabs
        tabs={[{ name: 'all', title: text('drafts.list.all'), count: undefined }, ...tabs]}
        shown={state ?? 'all'}
        screen={paths.screen('draft-orders')}
      />
      <div className={filters.filters} data-filters>
        <QueryChoice name="market" label={text('drafts.market')} value={market}>
          {markets.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </QueryChoice>
      </div>
      <div className={`${side.columns} ${sideList.columns}`} data-open={number ? true : undefined}>
        <DraftList pages={pages} isSearched={search !== ''} opened={number} />
        {number === 'new' && <NewDraft markets={markets} onChanged={pages.reload} />}
        {number && number !== 'new' && <DraftScreen key={number} draftNumber={number} markets={markets} onChanged={pages.reload} />}
      </div>
    </>
  );
}
