import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { CsvProblem } from '@selvedge/contract/studio/stores.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Button } from '@selvedge/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import styles from './import-form.module.css';

const mostProblems = 50;

type Props<Outcome> = {
  title: string;
  /** What the file should hold. */
  children: ReactNode;
  fileLabel: string;
  runLabel: string;
  /** Tries the table, or reads it in. */
  send: (table: { csv: string; isTrial: boolean }) => Promise<Attempt<Outcome>>;
  /** What would be done, and what was. */
  say: (outcome: Outcome, isDone: boolean) => string;
  sayWrong: (count: number) => string;
  sayProblem: (problem: CsvProblem) => string;
  onImported: () => void;
};

/** A table from a file. First what would happen, then the deed: nobody overwrites a hundred rows by mistake. */
export function ImportForm<Outcome extends { problems: CsvProblem[] }>(props: Props<Outcome>) {
  const { title, children, fileLabel, runLabel, send, say, sayWrong, sayProblem, onImported } = props;
  const { notices } = useStudio();
  const [csv, setCsv] = useState('');
  const [trial, setTrial] = useState<Outcome>();
  const [failure, setFailure] = useState('');

  async function ask(table: string, isTrial: boolean): Promise<Outcome | undefined> {
    const answer = await send({ csv: table, isTrial });
    setFailure(answer.hasError ? errorText(answer.error) : '');
    return answer.hasError ? undefined : answer.data;
  }

  async function choose(file: File | undefined): Promise<void> {
    const table = (await file?.text()) ?? '';
    setCsv(table);
    setFailure('');
    setTrial(table === '' ? undefined : await ask(table, true));
  }

  async function run(): Promise<void> {
    const done = await ask(csv, false);
    if (!done) return;
    setTrial(undefined);
    notices.post({ kind: 'done', text: say(done, true) });
    onImported();
  }

  const isGood = trial?.problems.length === 0;
  return (
    <Accordion title={title}>
      <div className={styles.form}>
        {children}
        <input type="file" accept=".csv,text/csv" aria-label={fileLabel} onChange={(event) => void choose(event.target.files?.[0])} />
        <div role="status">
          {trial && isGood && <p>{say(trial, false)}</p>}
          {trial && !isGood && (
            <>
              <p className={styles.wrong}>{sayWrong(trial.problems.length)}</p>
              <ul className={styles.problems}>
                {trial.problems.slice(0, mostProblems).map((problem) => (
                  <li key={`${problem.line} ${problem.column}`}>{sayProblem(problem)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <p role="alert" className={styles.wrong}>
          {failure}
        </p>
        {isGood && <Button onClick={() => void run()}>{runLabel}</Button>}
      </div>
    </Accordion>
  );
}
