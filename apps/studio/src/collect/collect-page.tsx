import { type CollectList, type CollectWork, collect } from '@selvedge/contract/studio/collect.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useRef, useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FormField } from '../shell/form-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './collect.module.css';
import { HandOverForm } from './hand-over-form.tsx';
import { WorkTable } from './work-table.tsx';

/** What the staff of a store do for orders that are collected there. */
export function CollectPage() {
  const { call } = useStudio();
  const stores = useLoad('collect stores', () => call(collect.stores, {}));
  const chosen = useQuery('store') || stores.data?.[0]?.id || '';
  return (
    <>
      <PageHead title={text('collect.title')}>
        <FormField label={text('collect.store')}>
          {(ties) => (
            <select {...ties} value={chosen} onChange={(event) => keepQuery('store', event.target.value)}>
              {stores.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </PageHead>
      {stores.error && <StateNote isError title={text('collect.failed')} advice={text(errorKey(stores.error))} onRetry={stores.reload} />}
      {stores.data?.length === 0 && <StateNote title={text('collect.no_stores')} />}
      {chosen && <StoreDesk key={chosen} storeId={chosen} />}
    </>
  );
}

function StoreDesk({ storeId }: { storeId: string }) {
  const { call, notices } = useStudio();
  const { data, error, reload } = useLoad(`collect ${storeId}`, () => call(collect.list, { params: { storeId } }));
  const [changed, setChanged] = useState<{ of: CollectList | undefined; list: CollectList }>();
  // Sent again after a lost answer, it is the same deed.
  const keys = useRef(new Map<string, string>());
  const shown = changed && changed.of === data ? changed.list : data;
  const put = (list: CollectList) => setChanged({ of: data, list });

  async function makeReady({ orderId, orderNumber, parcelId }: CollectWork): Promise<void> {
    const key = keys.current.get(orderId) ?? crypto.randomUUID();
    keys.current.set(orderId, key);
    const answer = await call(collect.ready, { body: { storeId, orderId, key, ...(parcelId && { parcelId }) } });
    if (answer.hasError) return void notices.post({ kind: 'failed', text: errorText(answer.error) });
    keys.current.delete(orderId);
    notices.post({ kind: 'done', text: text('collect.told', { number: orderNumber }) });
    put(answer.data);
  }

  const action = (work: CollectWork) => <Button onClick={() => void makeReady(work)}>{text('collect.ready')}</Button>;
  if (error && !shown) return <StateNote isError title={text('collect.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (!shown) return <p aria-busy="true" />;
  return (
    <div className={styles.desk}>
      <HandOverForm storeId={storeId} onDone={put} />
      <WorkTable title={text('collect.to_pick')} none={text('collect.to_pick_none')} work={shown.toPick} action={action} />
      <WorkTable title={text('collect.arriving')} none={text('collect.arriving_none')} work={shown.arriving} action={action} />
      <WorkTable title={text('collect.waiting')} none={text('collect.waiting_none')} work={shown.waiting} />
    </div>
  );
}
