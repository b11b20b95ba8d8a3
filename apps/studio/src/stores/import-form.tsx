import { type StoreImport, staffStores } from '@selvedge/contract/studio/stores.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import styles from './stores.module.css';

const columns =
  'id,slug,name,markets,street,city,postalCode,country,phone,latitude,longitude,timeZone,hours,holidays,services,clickAndCollect';

/** First what would happen, then the deed: nobody overwrites a hundred stores by mistake. */
export function ImportForm({ onImported }: { onImported: () => void }) {
  const { call, notices } = useStudio();
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const [trial, setTrial] = useState<StoreImport>();
  const [problem, setProblem] = useState('');

  async function choose(chosen: File | undefined): Promise<void> {
    setTrial(undefined);
    setProblem('');
    if (!chosen) return setFile(undefined);
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    const answer = await call(staffStores.importCsv, { body: { csv, isTrial: true } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setTrial(answer.data);
  }

  async function run(): Promise<void> {
    if (!file) return;
    const answer = await call(staffStores.importCsv, { body: { csv: file.csv, isTrial: false } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setFile(undefined);
    setTrial(undefined);
    notices.post({ kind: 'done', text: text('stores.imported', { created: answer.data.created, changed: answer.data.changed }) });
    onImported();
  }

  const isGood = trial && trial.problems.length === 0;
  return (
    <details className={styles.import}>
      <summary>{text('stores.import')}</summary>
      <p>{text('stores.import_note')}</p>
      <code className={styles.columnsLine}>{columns}</code>
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label={text('stores.file')}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div role="status">
        {trial && isGood && <p>{text('stores.trial', { created: trial.created, changed: trial.changed, unchanged: trial.unchanged })}</p>}
        {trial && !isGood && (
          <>
            <p className={styles.problem}>{text('stores.problems', { count: trial.problems.length })}</p>
            <ul className={styles.problems}>
              {trial.problems.slice(0, 50).map(({ line, column, problem: what }) => (
                <li key={`${line} ${column}`}>{text(`stores.problem.${what}`, { line, column })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {isGood && <Button onClick={() => void run()}>{text('stores.import_run')}</Button>}
    </details>
  );
}
