import { ApiException } from '@selvedge/contract/api-exception.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import { type ImportRun, imports } from '@selvedge/contract/studio/import.ts';
import { useEffect, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { paths } from '../../lib/router.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { StateNote } from '../../shell/state-note.tsx';
import { useFileDrop } from '../../shell/use-file-drop.ts';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import styles from './import.module.css';
import { ImportRuns } from './import-runs.tsx';
import { refusalText } from './refusal-text.ts';

const lookEveryMs = 1_000;

/** A file of goods: sent, watched, and its report. */
export function ImportPage() {
  const { call } = useStudio();
  const { data: runs, error, reload } = useLoad('imports', () => call(imports.list, {}));
  const [problem, setProblem] = useState('');
  const [isComplete, setComplete] = useState(false);
  const [isSending, setSending] = useState(false);
  const isRunning = runs?.some(({ state }) => state === 'running' || state === 'waiting') ?? false;
  const isMoving = isRunning || (runs?.some(({ pictures }) => pictures.settled < pictures.total) ?? false);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(reload, lookEveryMs);
    return () => clearInterval(timer);
  }, [isMoving, reload]);

  async function take(file: File | undefined): Promise<void> {
    if (!file || isSending) return;
    setSending(true);
    setProblem('');
    const answer = await attempt(send(file, isComplete));
    setSending(false);
    reload();
    if (answer.hasError) setProblem(refusalText(answer.response?.result?.errors ?? {}) || errorText(answer.error));
  }
  const drop = useFileDrop((files) => void take(files[0]));

  return (
    <>
      <PageHead title={text('products.import_title')} note={text('products.import_note')}>
        <a className={panel.back} href={paths.screen('products')}>
          {text('products.back')}
        </a>
      </PageHead>
      <div className={styles.drop} data-busy={isSending || undefined} {...drop}>
        <label>
          <span>{text(isSending ? 'products.import_sending' : 'products.import_choose')}</span>
          <input
            type="file"
            accept=".csv,.jsonl,.ndjson,.gz"
            disabled={isSending || isRunning}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <p className={panel.quiet}>{text('products.import_hint')}</p>
        <label className={panel.check}>
          <input type="checkbox" checked={isComplete} onChange={(event) => setComplete(event.target.checked)} />
          <span>{text('products.import_complete')}</span>
        </label>
        <p role="alert" className={panel.problem}>
          {problem}
        </p>
      </div>
      {error && !runs && <StateNote isError title={text('products.import_failed')} advice={errorText(error)} onRetry={reload} />}
      {runs?.length === 0 && <StateNote title={text('products.import_none')} />}
      {runs && runs.length > 0 && <ImportRuns runs={runs} />}
    </>
  );
}

/** A file goes as it is, not as JSON. */
async function send(file: File, isComplete: boolean): Promise<ImportRun> {
  const name = file.name.replaceAll(/[/\\\p{Cc}]/gu, ' ').slice(0, 200);
  const isCsv = /\.csv(\.gz)?$/i.test(name);
  const query = new URLSearchParams({ file: name, complete: String(isComplete) });
  const response = await fetch(`${imports.start.path}?${query}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': isCsv ? 'text/csv' : 'application/x-ndjson' },
    body: file,
  });
  const answer = await response.text();
  if (!response.ok) throw new ApiException(response, answer);
  return JSON.parse(answer);
}
