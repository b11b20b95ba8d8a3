import type { FindCases } from '@selvedge/contract/studio/cases.ts';
import { caseStates } from '@selvedge/contract/support.ts';
import { useState } from 'react';
import { keepQuery, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { FilterField } from '../shell/filter-field.tsx';
import filters from '../shell/filters.module.css';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { text } from '../texts/text.ts';
import { CaseList } from './case-list.tsx';
import { CaseScreen } from './case-screen.tsx';
import styles from './cases.module.css';

const typingPause = 300;

/** Questions of shoppers, those with the newest word first, and one of them beside the list. What is searched for stays out of the address. */
export function CasesPage({ rest: [number], markets: { data: markets } }: ScreenProps) {
  const [typed, setTyped] = useState('');
  // A case that changes moves within the list: the list is read again after each change.
  const [changes, setChanges] = useState(0);
  const search = useDebounced(typed, typingPause);
  const [market, state, assigned] = [useQuery('market'), useQuery('state'), useQuery('assigned')];
  const known = caseStates.find((each) => each === state);
  const asked: Partial<FindCases> = {
    search,
    ...(market && { market }),
    ...(known && { state: known }),
    ...((assigned === 'own' || assigned === 'nobody') && { assigned }),
  };
  return (
    <>
      <PageHead title={text('cases.title')} note={text('cases.note')}>
        <FilterField label={text('cases.find')} hint={text('cases.find_hint')} value={typed} onChange={setTyped} />
      </PageHead>
      <div className={filters.filters} data-filters>
        <Choice name="state" label={text('cases.state')} value={state}>
          {caseStates.map((each) => (
            <option key={each} value={each}>
              {text(`cases.state.${each}`)}
            </option>
          ))}
        </Choice>
        <Choice name="assigned" label={text('cases.assigned')} value={assigned}>
          <option value="own">{text('cases.assigned.own')}</option>
          <option value="nobody">{text('cases.assigned.nobody')}</option>
        </Choice>
        <Choice name="market" label={text('cases.market')} value={market}>
          {markets?.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </Choice>
      </div>
      <div className={`${side.columns} ${styles.columns}`} data-open={number ? true : undefined}>
        <CaseList key={JSON.stringify(asked)} asked={asked} changes={changes} opened={number} />
        {number && <CaseScreen key={number} caseNumber={number} onChanged={() => setChanges((before) => before + 1)} />}
      </div>
    </>
  );
}

type ChoiceProps = { name: string; label: string; value: string; children: React.ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => keepQuery(name, event.target.value)}>
        <option value="">{text('cases.all')}</option>
        {children}
      </select>
    </label>
  );
}
