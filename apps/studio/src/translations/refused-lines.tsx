import type { ReadFile } from '@selvedge/contract/studio/translations.ts';
import { saveDownload } from '../shell/save-download.ts';
import { text } from '../texts/text.ts';
import styles from './import-panel.module.css';
import { refusalText } from './text-problem.ts';

const first = 100;

/** The lines of a file that can't be taken, and why; all of them in a file to send back. */
export function RefusedLines({ read }: { read: ReadFile }) {
  const { changes, refused, refusedCount } = read;
  return (
    <details className={styles.refused} open={changes.length === 0}>
      <summary>{text('texts.refused_lines', { count: refusedCount })}</summary>
      <ul>
        {refused.slice(0, first).map((line) => (
          <li key={`${line.line} ${line.scope} ${line.key}`}>
            <span>{text('texts.line', { line: line.line })}</span> <code>{line.key || '–'}</code> <code>{line.scope}</code>
            <p>{line.errors.map((key) => refusalText(key, line.placeholders)).join(' ')}</p>
            <q>{line.text}</q>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => saveDownload({ name: 'refused-lines.txt', type: 'text/plain', text: reportOf(read) })}>
        {text('texts.save_report')}
      </button>
    </details>
  );
}

function reportOf({ refused }: ReadFile): string {
  return refused
    .map(({ line, scope, key, text: words, errors, placeholders }) =>
      [line, scope, key, errors.map((each) => refusalText(each, placeholders)).join(' '), words].join('\t'),
    )
    .join('\n');
}
