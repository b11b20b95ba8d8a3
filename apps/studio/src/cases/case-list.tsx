import { type CaseRow, cases, type FindCases } from '@selvedge/contract/studio/cases.ts';
import { caseStates } from '@selvedge/contract/support.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorKey, errorText } from '../lib/error-text.ts';
import { paths } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { formatMoment } from '../shell/moment.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './cases.module.css';

type Props = { asked: Partial<FindCases>; changes: number; opened: string | undefined };

/** A page at a time, with how many there are in each state. */
export function CaseList({ asked, changes, opened }: Props) {
  const { call, notices } = useStudio();
  const { data, error, isLoading, reload } = useLoad(`cases ${changes}`, () => call(cases.find, { body: asked }));
  const [more, setMore] = useState<{ cases: readonly CaseRow[]; next: string | undefined }>();
  const next = more ? more.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await call(cases.find, { body: { ...asked, after: next } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ cases: [...(more?.cases ?? []), ...answer.data.cases], next: answer.data.next });
  }

  if (error && !data) return <StateNote isError title={text('cases.failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (isLoading || !data) return <StateNote title={text('studio.loading')} />;
  const known = new Set(data.cases.map(({ caseNumber }) => caseNumber));
  const rows = [...data.cases, ...(more?.cases ?? []).filter(({ caseNumber }) => !known.has(caseNumber))];
  const isNarrowed = Object.values(asked).some((value) => value !== undefined && value !== '');
  return (
    <div>
      <p className={styles.counts}>{caseStates.map((state) => `${text(`cases.state.${state}`)} ${data.counts[state] ?? 0}`).join(' · ')}</p>
      {rows.length === 0 && (
        <StateNote title={text(isNarrowed ? 'cases.none' : 'cases.empty')} {...(isNarrowed && { advice: text('cases.none_advice') })} />
      )}
      {rows.length > 0 && <CaseTable rows={rows} opened={opened} />}
      {next && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('cases.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

function CaseTable({ rows, opened }: { rows: readonly CaseRow[]; opened: string | undefined }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['number', 'subject', 'state', 'assigned', 'changed'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`cases.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ caseNumber, subject, caseState, assignedTo, market, changed }) => (
          <tr key={caseNumber} aria-current={caseNumber === opened || undefined}>
            <th scope="row">
              <a href={paths.screen('cases', caseNumber) + location.search}>{caseNumber}</a>
              <small>{market}</small>
            </th>
            <td>{text(`cases.subject.${subject}`)}</td>
            <td data-state={caseState}>{text(`cases.state.${caseState}`)}</td>
            <td>{assignedTo}</td>
            <td>{formatMoment(changed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
