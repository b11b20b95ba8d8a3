import type { FindCases } from '@selvedge/contract/studio/cases.ts';
import { caseStates } from '@selvedge/contract/support.ts';
import { useState } from 'react';
import { useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { QueryChoice } from '../lists/query-choice.tsx';
import sideList from '../lists/side-list.module.css';
import { FilterField } from '../shell/filter-field.tsx';
import filters from '../shell/filters.module.css';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { CaseList } from './case-list.tsx';
import { CaseScreen } from './case-screen.tsx';
import { useCaseRows } from './use-case-rows.ts';

const typingPause = 300;

/** Questions of shoppers, those with the newest word first, and one of them beside the list. What is searched for stays out of the address. */
export function CasesPage({ rest: [number], markets: { data: markets } }: ScreenProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, typingPause);
  const [market, state, assigned] = [useQuery('market'), useQuery('state'), useQuery('assigned')];
  const known = caseStates.find((each) => each === state);
  const asked: Partial<FindCases> = {
    search,
    ...(market && { market }),
    ...(known && { state: known }),
    ...((assigned === 'own' || assigned === 'nobody') && { assigned }),
  };
  const pages = useCaseRows(asked);
  const isNarrowed = Object.values(asked).some((value) => value !== '');
  return (
    <>
      <PageHead title={text('cases.title')} note={text('cases.note')}>
        <FilterField label={text('cases.find')} hint={text('cases.find_hint')} value={typed} onChange={setTyped} />
      </PageHead>
      <div className={filters.filters} data-filters>
        <QueryChoice name="state" label={text('cases.state')} value={state}>
          {caseStates.map((each) => (
            <option key={each} value={each}>
              {text(`cases.state.${each}`)}
            </option>
          ))}
        </QueryChoice>
        <QueryChoice name="assigned" label={text('cases.assigned')} value={assigned}>
          <option value="own">{text('cases.assigned.own')}</option>
          <option value="nobody">{text('cases.assigned.nobody')}</option>
        </QueryChoice>
        <QueryChoice name="market" label={text('cases.market')} value={market}>
          {markets?.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </QueryChoice>
      </div>
      <div className={`${side.columns} ${sideList.columns}`} data-open={number ? true : undefined}>
        <CaseList pages={pages} isNarrowed={isNarrowed} opened={number} />
        {number && <CaseScreen key={number} caseNumber={number} onChanged={pages.reload} />}
      </div>
    </>
  );
}
