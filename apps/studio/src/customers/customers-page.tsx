import { useState } from 'react';
import type { ScreenProps } from '../lib/screen.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerScreen } from './customer-screen.tsx';
import styles from './customers.module.css';

const typingPause = 350;
const fewest = 3;

/** People, for whoever answers the telephone. What is searched for stays out of the address and of every log: it names somebody. */
export function CustomersPage({ rest: [id] }: ScreenProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPause);
  const isAsking = search.length >= fewest;
  return (
    <>
      <PageHead title={text('customers.title')} note={text('customers.note')}>
        <FilterField label={text('customers.find')} hint={text('customers.find_hint')} value={typed} onChange={setTyped} />
      </PageHead>
      <div className={`${side.columns} ${styles.columns}`} data-open={id ? true : undefined} data-alone={!isAsking || undefined}>
        {isAsking && <CustomerList key={search} search={search} opened={id} />}
        {!isAsking && !id && <StateNote title={text('customers.begin')} advice={text('customers.begin_advice')} />}
        {id && <CustomerScreen key={id} customerId={id} />}
      </div>
    </>
  );
}
