import type { ReadFile, TextBook } from '@selvedge/contract/studio/translations.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useId, useState } from 'react';
import { PlanFields } from '../drafts/plan-fields.tsx';
import { useRight } from '../lib/studio-context.tsx';
import { saveDownload } from '../shell/save-download.ts';
import { findText, text } from '../texts/text.ts';
import styles from './import-panel.module.css';
import { scopeTitle } from './scope-head.tsx';
import { refusalText } from './text-problem.ts';

type Props = {
  book: TextBook;
  read: ReadFile;
  progress: { count: number; of: number } | undefined;
  onScope: (scope: string) => void;
  onApply: (changes: ReadFile['changes']) => void;
  /** The name of a new release, when nobody names it. */
  title: string;
  onPart: (part: { count: number; of: number } | undefined) => void;
  onPlanned: () => void;
  onProblem: (problem: string) => void;
};

const first = 100;

/** What a file would change, before and after; what it cannot, and why. Nothing is written until somebody says so. */
export function ImportPreview({ book, read, progress, onScope, onApply, title, onPart, onPlanned, onProblem }: Props) {
  const canPlan = useRight('content.publish');
  const [isPlanned, setPlanned] = useState(false);
  const name = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(first);
  const { changes, refused, refusedCount, unchanged, empty, format, scopes } = read;
  const chosen = changes.filter(({ scope, key }) => !left.has(`${scope} ${key}`));
  const language = book.scopes.find(({ scope }) => scope === scopes[0])?.language;
  const others = book.scopes.filter((each) => each.language === language);
  const put = (id: string, isIn: boolean) =>
    setLeft((before) => new Set(isIn ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <div className={styles.preview}>
      <p role="status">
        <strong>{text('texts.will_change', { count: changes.length })}</strong>{' '}
        {text('texts.will_stay', { unchanged: unchanged.toLocaleString('en'), empty: empty.toLocaleString('en') })}
        {refusedCount > 0 && <span className={styles.refusal}> {text('texts.refused_count', { count: refusedCount })}</span>}
      </p>
      {format === 'xliff' && others.length > 1 && (
        <label className={styles.scope}>
          <span>{text('texts.read_as')}</span>
          <select value={scopes[0]} onChange={(event) => onScope(event.target.value)}>
            {others.map((each) => (
              <option key={each.scope} value={each.scope}>
                {scopeTitle(each)} ({each.scope})
              </option>
            ))}
          </select>
        </label>
      )}
      {refused.length > 0 && (
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
      )}
      {changes.length > 0 && (
        <>
          <div className={styles.changes}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text('texts.key')}</th>
                  <th scope="col">{text('texts.before')}</th>
                  <th scope="col">{text('texts.after')}</th>
                </tr>
              </thead>
              <tbody>
                {changes.slice(0, shown).map(({ scope, key, before, text: after, warnings }) => (
                  <tr key={`${scope} ${key}`} data-left={left.has(`${scope} ${key}`) || undefined}>
                    <th scope="row">
                      <label>
                        <input
                          type="checkbox"
                          checked={!left.has(`${scope} ${key}`)}
                          onChange={(event) => put(`${scope} ${key}`, event.target.checked)}
                        />
                        <span>{key}</span> <code>{scope}</code>
                      </label>
                    </th>
                    <td>{before ?? <em>{text('texts.nothing')}</em>}</td>
                    <td>
                      {after}
                      {warnings.map((warning) => (
                        <small key={warning}>{findText(`texts.warning.${warning}`) ?? warning}</small>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {changes.length > shown && (
            <button type="button" onClick={() => setShown(shown + 500)}>
              {text('texts.more_changes', { count: changes.length - shown })}
            </button>
          )}
          {canPlan && (
            <fieldset className={styles.when}>
              <legend>{text('texts.when')}</legend>
              {[false, true].map((each) => (
                <label key={String(each)}>
                  <input type="radio" name={name} checked={isPlanned === each} onChange={() => setPlanned(each)} />
                  <span>{text(each ? 'texts.when_release' : 'texts.when_now')}</span>
                </label>
              ))}
            </fieldset>
          )}
          {isPlanned ? (
            <div className={styles.plan}>
              <PlanFields
                title={title}
                legend={text('texts.plan_file', { count: chosen.length })}
                isDisabled={chosen.length === 0}
                take={async () => ({ texts: chosen.map(({ scope, key, text: words, basedOn }) => ({ scope, key, text: words, basedOn })) })}
                onPart={(count) => onPart({ count, of: chosen.length })}
                onPlanned={onPlanned}
                onProblem={onProblem}
              />
            </div>
          ) : (
            <Button onClick={() => onApply(chosen)} disabled={chosen.length === 0 || progress !== undefined}>
              {text('texts.apply', { count: chosen.length })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function reportOf({ refused }: ReadFile): string {
  return refused
    .map(({ line, scope, key, text: words, errors, placeholders }) =>
      [line, scope, key, errors.map((each) => refusalText(each, placeholders)).join(' '), words].join('\t'),
    )
    .join('\n');
}
