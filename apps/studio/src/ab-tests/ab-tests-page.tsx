import { abTests } from '@selvedge/contract/studio/ab-tests.ts';
import { errorKey } from '../lib/error-text.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './ab-tests.module.css';
import { NewTestForm } from './new-test-form.tsx';
import { TestCard } from './test-card.tsx';

/** Versions of pages and values of flags, tried on some visitors, with what they have shown. */
export function AbTestsPage() {
  const { call } = useStudio();
  const canWrite = useRight('content.publish');
  const { data, error, reload } = useLoad('ab-tests', () => call(abTests.list, {}));
  const running = data?.filter(({ state }) => state === 'running').length ?? 0;
  return (
    <>
      <PageHead title={text('ab_tests.title')} note={data && text('ab_tests.count', { count: running })} />
      {canWrite && <NewTestForm onCreated={reload} />}
      {error && <StateNote isError title={text('ab_tests.failed')} advice={text(errorKey(error))} onRetry={reload} />}
      {data?.length === 0 && <StateNote title={text('ab_tests.none')} advice={text('ab_tests.none_advice')} />}
      <ul className={styles.tests}>
        {data?.map((test) => (
          <li key={test.id}>
            <TestCard test={test} canWrite={canWrite} onChanged={reload} />
          </li>
        ))}
      </ul>
      {data && data.length > 0 && <p className={styles.quiet}>{text('ab_tests.counted')}</p>}
    </>
  );
}
