import type { ReadFile, TextBook } from '@selvedge/contract/studio/translations.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useId, useState } from 'react';
import { PlanFields } from '../drafts/plan-fields.tsx';
import { useRight } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { ImportChanges } from './import-changes.tsx';
import styles from './import-panel.module.css';
import { RefusedLines } from './refused-lines.tsx';
import { scopeTitle } from './scope-head.tsx';

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

/** What a file would change, before and after; what it cannot, and why. Nothing is written until somebody says so. */
export function ImportPreview({ book, read, onScope, ...apply }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { changes, refused, refusedCount, unchanged, empty, format, scopes } = read;
  const chosen = changes.filter(({ scope, key }) => !left.has(`${scope} ${key}`));
  const language = book.scopes.find(({ scope }) => scope === scopes[0])?.language;
  const others = book.scopes.filter((each) => each.language === language);
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
      {refused.length > 0 && <RefusedLines read={read} />}
      {changes.length > 0 && (
        <>
          <ImportChanges changes={changes} left={left} onLeave={setLeft} />
          <ApplyFields chosen={chosen} {...apply} />
        </>
      )}
    </div>
  );
}

type ApplyProps = Omit<Props, 'book' | 'read' | 'onScope'> & { chosen: ReadFile['changes'] };

/** At once, or with a release. */
function ApplyFields({ chosen, progress, onApply, title, onPart, onPlanned, onProblem }: ApplyProps) {
  const canPlan = useRight('content.publish');
  const [isPlanned, setPlanned] = useState(false);
  const name = useId();
  return (
    <>
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
  );
}
