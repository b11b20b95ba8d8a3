import { attempt } from '@selvedge/contract/attempt.ts';
import { careers, type Job } from '@selvedge/contract/careers.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import { Rows } from '../content/rows.tsx';
import { usePage, useT } from '../lib/shop-context.tsx';
import { shopClient } from '../session/shop-client.ts';
import styles from './career-page.module.css';
import { JobList } from './job-list.tsx';
import { PageHead } from './page-head.tsx';

type State = { at: 'loading' } | { at: 'failed' } | { at: 'loaded'; jobs: readonly Job[] };

export function View() {
  const { rows } = usePage().content;
  return (
    <>
      <PageHead />
      <Rows rows={rows.top} />
      <OpenPositions />
      <Rows rows={rows.bottom} />
    </>
  );
}

/** Apart from the rows: one that is drawn anew before its blocks' scripts are there loses them for a moment. */
function OpenPositions() {
  const t = useT();
  const [state, setState] = useState<State>({ at: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number
  useEffect(() => {
    let gone = false;
    setState({ at: 'loading' });
    attempt(shopClient()(careers.jobs, {})).then((result) => {
      if (!gone) setState(result.hasError ? { at: 'failed' } : { at: 'loaded', jobs: result.data });
    });
    return () => {
      gone = true;
    };
  }, [tries]);
  return (
    <section className={styles.jobs} aria-labelledby="jobs" aria-busy={state.at === 'loading'}>
      <h2 id="jobs" className={styles.title}>
        {t('career.open')}
      </h2>
      {state.at === 'failed' ? (
        <div className={styles.note} role="alert">
          <p>{t('career.failed')}</p>
          <Button look="secondary" onClick={() => setTries(tries + 1)}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      ) : (
        <JobList jobs={state.at === 'loaded' ? state.jobs : undefined} />
      )}
      <noscript>{t('career.noScript')}</noscript>
    </section>
  );
}
