import { careers } from '@selvedge/contract/careers.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useT } from '../lib/shop-context.tsx';
import { useAnswer } from '../session/use-answer.ts';
import styles from './careers.module.css';
import { JobList } from './job-list.tsx';

/** Apart from the page's rows: one that is drawn anew before its blocks' scripts are there loses them for a moment. */
export function OpenPositions() {
  const t = useT();
  const [tries, setTries] = useState(0);
  const answer = useAnswer(careers.jobs, {}, tries);
  return (
    <section className={styles.jobs} aria-labelledby="jobs" aria-busy={!answer}>
      <h2 id="jobs" className={styles.title}>
        {t('career.open')}
      </h2>
      {answer?.hasError ? (
        <div className={styles.note} role="alert">
          <p>{t('career.failed')}</p>
          <Button look="secondary" onClick={() => setTries(tries + 1)}>
            {t('shell.tryAgain')}
          </Button>
        </div>
      ) : (
        <JobList jobs={answer?.data} />
      )}
      <noscript>{t('career.noScript')}</noscript>
    </section>
  );
}
