import { type RedirectImport, staffRedirects } from '@selvedge/contract/studio/redirects.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './redirects.module.css';

/** First what would happen, then the deed. */
export function ImportForm({ onImported }: { onImported: () => void }) {
  const { call, notices } = useStudio();
  const [csv, setCsv] = useState('');
  const [trial, setTrial] = useState<RedirectImport>();
  const [problem, setProblem] = useState('');

  async function ask(table: string, isTrial: boolean): Promise<RedirectImport | undefined> {
    const answer = await call(staffRedirects.importCsv, { body: { csv: table, isTrial } });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    return answer.hasError ? undefined : answer.data;
  }

  async function choose(file: File | undefined): Promise<void> {
    const table = (await file?.text()) ?? '';
    setCsv(table);
    setTrial(table === '' ? undefined : await ask(table, true));
  }

  async function run(): Promise<void> {
    const done = await ask(csv, false);
    if (!done) return;
    setTrial(undefined);
    notices.post({ kind: 'done', text: text('redirects.imported', { count: done.written }) });
    onImported();
  }

  const isGood = trial && trial.problems.length === 0;
  return (
    <details className={styles.part}>
      <summary>{text('redirects.import')}</summary>
      <p>{text('redirects.import_note')}</p>
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label={text('redirects.file')}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div role="status">
        {isGood && <p>{text('redirects.trial', { count: trial.written })}</p>}
        {trial && !isGood && (
          <>
            <p className={styles.problem}>{text('redirects.problems', { count: trial.problems.length })}</p>
            <ul>
              {trial.problems.slice(0, 50).map(({ line, column, problem: what }) => (
                <li key={`${line} ${column}`}>{text(`redirects.problem.${what}`, { line, column })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {isGood && <Button onClick={() => void run()}>{text('redirects.import_run')}</Button>}
    </details>
  );
}
