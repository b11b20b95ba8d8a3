import { type KeptRedirect, staffRedirects } from '@selvedge/contract/studio/redirects.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { AddressTest } from './address-test.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { RedirectImport } from './redirect-import.tsx';
import { RedirectTable } from './redirect-table.tsx';
import styles from './redirects.module.css';

/** Addresses that lead elsewhere, by staff or because something moved. */
export function RedirectsPage() {
  const { call, notices } = useStudio();
  const canWrite = useRight('content.publish');
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(100);
  const { data, error, reload } = useLoad(`redirects ${words} ${shown}`, async () => {
    const first = await call(staffRedirects.list, { query: { words } });
    if (first.hasError) return first;
    const all = [...first.data.redirects];
    while (all.length < shown && all.length < first.data.total) {
      const next = await call(staffRedirects.list, { query: { words, from: all.length } });
      if (next.hasError) return next;
      if (next.data.redirects.length === 0) break;
      all.push(...next.data.redirects);
    }
    return { ...first, data: { redirects: all, total: first.data.total } };
  });

  async function remove({ market, path }: KeptRedirect): Promise<void> {
    const answer = await call(staffRedirects.remove, { body: { market, path } });
    notices.post(answer.hasError ? { kind: 'failed', text: errorText(answer.error) } : { kind: 'done', text: text('redirects.removed') });
    reload();
  }

  return (
    <>
      <PageHead title={text('redirects.title')} note={data && text('redirects.count', { count: data.total })}>
        <FilterField label={text('redirects.find')} hint={text('redirects.find_hint')} value={words} onChange={setWords} />
      </PageHead>
      {canWrite && <RedirectForm onSaved={reload} />}
      <div className={styles.parts}>
        <AddressTest />
        {canWrite && <RedirectImport onImported={reload} />}
      </div>
      {error && <StateNote isError title={text('redirects.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.total === 0 && <StateNote title={text('redirects.none')} advice={text('redirects.none_advice')} />}
      {data && data.total > 0 && (
        <>
          <RedirectTable redirects={data.redirects} onRemove={canWrite ? remove : undefined} />
          {data.redirects.length < data.total && (
            <p className={styles.more}>
              <Button look="quiet" onClick={() => setShown(shown + 100)}>
                {text('redirects.more')}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
}
