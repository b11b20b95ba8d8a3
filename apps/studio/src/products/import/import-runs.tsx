import { type ImportRun, imports } from '@selvedge/contract/studio/import.ts';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { formatMoment } from '../../shell/moment.ts';
import { saveDownload } from '../../shell/save-download.ts';
import { StateNote } from '../../shell/state-note.tsx';
import { findText, text } from '../../texts/text.ts';
import changeStyles from '../change/change.module.css';
import panel from '../panel/panel.module.css';
import importStyles from './import.module.css';
import { refusalText } from './refusal-text.ts';
import { refusedCsv, reportCsv } from './refused-csv.ts';

/** The latest files, the running one first. */
export function ImportRuns({ runs }: { runs: readonly ImportRun[] }) {
  return (
    <ol className={importStyles.runs}>
      {runs.map((run, at) => (
        <li key={run.id} data-state={run.state}>
          <h2>
            {run.file} <span>{text(`products.run.${run.state}`)}</span>
          </h2>
          <p className={panel.quiet}>
            {run.who}, {formatMoment(run.startedAt)}
          </p>
          {run.state === 'running' && (
            <p className={changeStyles.progress} aria-live="polite">
              <progress aria-label={text('products.run.running')} />
              <span>{text('products.run_lines', { lines: run.lines, refused: run.refused, speed: Math.round(run.linesPerSecond) })}</span>
            </p>
          )}
          {run.pictures.total > 0 && run.pictures.settled < run.pictures.total && (
            <p className={changeStyles.progress} aria-live="polite">
              <progress aria-label={text('products.run_pictures_label')} value={run.pictures.settled} max={run.pictures.total} />
              <span>
                {text('products.run_pictures', { settled: run.pictures.settled, total: run.pictures.total, failed: run.pictures.failed })}
              </span>
            </p>
          )}
          {Object.keys(run.errors).length > 0 && <p className={panel.problem}>{refusalText(run.errors)}</p>}
          {run.state === 'done' && <RunReport run={run} isOpen={at === 0} />}
        </li>
      ))}
    </ol>
  );
}

/** The latest shows its report, the others when they are asked. */
function RunReport({ run, isOpen }: { run: ImportRun; isOpen: boolean }) {
  const [isAsked, setAsked] = useState(isOpen);
  // Read again when the pictures are done: what could not be fetched is part of it.
  if (isAsked) return <LoadedReport key={`${run.pictures.settled === run.pictures.total}`} id={run.id} />;
  return (
    <button type="button" className={panel.plain} onClick={() => setAsked(true)}>
      {text('products.run_report')}
    </button>
  );
}

function LoadedReport({ id }: { id: string }) {
  const { call } = useStudio();
  const { data, error, reload } = useLoad(`import ${id}`, () => call(imports.get, { params: { id } }));
  if (error && !data) return <StateNote isError title={text('products.import_failed')} advice={errorText(error)} onRetry={reload} />;
  return data ? <Report run={data} /> : <p className={panel.quiet}>{text('studio.loading')}</p>;
}

function Report({ run: { file, report, pictures } }: { run: ImportRun }) {
  if (!report) return null;
  const { counts, refused, warnings } = report;
  // Until then the bar above counts them: numbers that were read once would contradict it.
  const isFetched = pictures.settled === pictures.total;
  const said = (['styles', 'products', 'variants', 'prices', 'stock', 'withdrawn', 'unchanged', 'refused'] as const).filter(
    (name) => counts[name] > 0,
  );
  return (
    <>
      <dl className={changeStyles.summary}>
        <div>
          <dt>{text('products.run_count.lines')}</dt>
          <dd>{counts.lines}</dd>
        </div>
        {said.map((name) => (
          <div key={name} data-item={name}>
            <dt>{text(`products.run_count.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
        {pictures.total > 0 && isFetched && (
          <div data-item="pictures">
            <dt>{text('products.run_count.pictures')}</dt>
            <dd>{pictures.settled - pictures.failed}</dd>
          </div>
        )}
      </dl>
      {!report.hasChanged && <p>{text('products.run_nothing')}</p>}
      {warnings.length > 0 && (
        <p className={panel.warning}>
          {warnings
            .slice(0, 10)
            .map(({ id, warning }) => `${id}: ${findText(warning) ?? warning}`)
            .join(', ')}
        </p>
      )}
      {refused.length > 0 && (
        <details className={importStyles.refused} open={refused.length <= 10}>
          <summary>{text('products.refused_lines', { count: counts.refused })}</summary>
          <button
            type="button"
            className={panel.plain}
            onClick={() => saveDownload({ name: `refused-${file}.csv`, type: 'text/csv', text: refusedCsv(refused) })}
          >
            {text('products.refused_download')}
          </button>
          <ul>
            {refused.slice(0, 100).map(({ line, id, errors }) => (
              <li key={`${line} ${id}`}>
                <b>{text('products.refused_line', { line })}</b> {id} <span>{refusalText(errors)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isFetched && <PictureProblemList file={file} pictures={pictures} />}
    </>
  );
}

function PictureProblemList({ file, pictures: { failed, problems = [] } }: { file: string; pictures: ImportRun['pictures'] }) {
  if (problems.length === 0) return null;
  const download = () =>
    saveDownload({
      name: `pictures-${file}.csv`,
      type: 'text/csv',
      text: reportCsv(
        ['line', 'id', 'address', 'reason'],
        problems.map((each) => [String(each.line), each.id, each.address, problemText(each)]),
      ),
    });
  return (
    <details className={importStyles.refused} open={problems.length <= 10}>
      <summary>{text('products.picture_problems', { count: failed })}</summary>
      <p className={panel.quiet}>{text('products.picture_problems_note')}</p>
      <button type="button" className={panel.plain} onClick={download}>
        {text('products.picture_problems_download')}
      </button>
      <ul>
        {problems.slice(0, 100).map((each) => (
          <li key={`${each.line} ${each.id} ${each.address}`}>
            <b>{text('products.refused_line', { line: each.line })}</b> {each.address} <span>{problemText(each)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const problemText = ({ reason, detail }: { reason: string; detail?: string | undefined }): string =>
  `${findText(reason) ?? reason}${detail === undefined ? '' : ` (${detail})`}`;
