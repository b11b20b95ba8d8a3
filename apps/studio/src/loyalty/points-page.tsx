import { staffPoints } from '@selvedge/contract/studio/points.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { navigate, paths } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { PageHead } from '../shell/page-head.tsx';
import side from '../shell/side-screen.module.css';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';
import { MemberScreen } from './member-screen.tsx';
import { WaitingCorrections } from './waiting-corrections.tsx';

/** A member's points, and corrections that wait. What is searched for stays out of the address and of every log: it names somebody. */
export function PointsPage({ rest: [contactId] }: ScreenProps) {
  const { call } = useStudio();
  const waiting = useLoad('waiting corrections', () => call(staffPoints.waiting, {}));
  return (
    <>
      <PageHead title={text('points.title')} note={waiting.data && text('points.waiting_count', { count: waiting.data.length })}>
        <FindMember />
      </PageHead>
      <div className={side.columns} data-open={contactId && waiting.data?.length ? true : undefined}>
        {waiting.error && <StateNote isError title={text('points.failed')} advice={errorText(waiting.error)} onRetry={waiting.reload} />}
        {waiting.data && waiting.data.length > 0 && <WaitingCorrections corrections={waiting.data} current={contactId} />}
        {waiting.data?.length === 0 && !contactId && <StateNote title={text('points.begin')} advice={text('points.begin_advice')} />}
        {contactId && <MemberScreen key={contactId} contactId={contactId} onChanged={waiting.reload} />}
      </div>
    </>
  );
}

function FindMember() {
  const { call } = useStudio();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(staffPoints.find, { body: { email } });
    if (answer.hasError) return setProblem(answer.error.status === 404 ? text('points.no_member') : errorText(answer.error));
    setProblem('');
    navigate(paths.screen('points', answer.data.contactId));
  }

  return (
    <form className={styles.find} onSubmit={(event) => void find(event)}>
      <input
        aria-label={text('points.find')}
        placeholder={text('points.find')}
        data-filter
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" look="secondary">
        {text('points.show')}
      </Button>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
