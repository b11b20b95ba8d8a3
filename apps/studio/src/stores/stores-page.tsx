import type { StoredStore } from '@selvedge/contract/store.ts';
import { staffStores } from '@selvedge/contract/studio/stores.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { StoreForm } from './store-form.tsx';
import { StoreImport } from './store-import.tsx';
import styles from './stores.module.css';

const mostShown = 300;
const blank: StoredStore = {
  ...{ id: '', slug: '', name: '', markets: [], street: '', city: '', postalCode: '', country: '', phone: '' },
  ...{ latitude: 0, longitude: 0, timeZone: 'Europe/Copenhagen', openingHours: [], holidays: [], services: [] },
  ...{ clickAndCollect: true, version: 0 },
};

/** Every store of the retailer, and one of them beside the list. */
export function StoresPage() {
  const { call } = useStudio();
  const canWrite = useRight('market.write');
  const [words, setWords] = useState('');
  const opened = useQuery('store');
  const { data, error, reload } = useLoad('stores', () => call(staffStores.list, {}));
  const wanted = words.toLowerCase();
  const found = data?.filter(({ id, name, city, markets }) => `${id} ${name} ${city} ${markets.join(' ')}`.toLowerCase().includes(wanted));
  const store = opened === 'new' ? blank : data?.find(({ id }) => id === opened);
  const close = () => keepQuery('store', '');
  const onSaved = () => {
    reload();
    close();
  };
  return (
    <>
      <PageHead title={text('stores.title')} note={found && text('stores.count', { count: found.length })}>
        <FilterField label={text('stores.find')} hint={text('stores.find_hint')} value={words} onChange={setWords} />
        {canWrite && <Button onClick={() => keepQuery('store', 'new')}>{text('stores.add')}</Button>}
      </PageHead>
      {canWrite && <StoreImport onImported={reload} />}
      {error && <StateNote isError title={text('stores.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {found?.length === 0 && <StateNote title={text('stores.none')} />}
      <div className={styles.columns} data-open={store ? true : undefined}>
        {found && found.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('stores.field.name')}</th>
                <th scope="col">{text('stores.field.city')}</th>
                <th scope="col">{text('stores.field.markets')}</th>
                <th scope="col">{text('stores.field.clickAndCollect')}</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, mostShown).map((each) => (
                <tr key={each.id} aria-current={each.id === opened || undefined}>
                  <th scope="row">
                    <button type="button" className={styles.open} onClick={() => keepQuery('store', each.id)}>
                      {each.name}
                    </button>
                    <small>{each.id}</small>
                  </th>
                  <td>{each.city}</td>
                  <td>{each.markets.join(', ')}</td>
                  <td>{text(each.clickAndCollect ? 'stores.yes' : 'stores.no')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {store && <StoreForm key={`${store.id} ${store.version}`} store={store} canWrite={canWrite} onSaved={onSaved} onClose={close} />}
      </div>
    </>
  );
}
