import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { lengthLimit, warnOfText } from '@selvedge/domain/translation/warn-of-text.ts';
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import { text } from '../texts/text.ts';
import { EnglishContext } from './english-context.ts';
import { scopeTitle } from './scope-head.tsx';
import styles from './text-grid.module.css';
import { problemText } from './text-problem.ts';

type Props = {
  textKey: string;
  source: string;
  column: TextScopeSummary;
  initial: string;
  onFinish: (typed: string, then: 'down' | 'right' | 'stay') => boolean;
  onCancel: () => void;
};

/** Enter saves and goes on below, Tab to the right, Shift and Enter breaks the line, Escape leaves things as they were. */
export function CellEditor({ textKey, source, column, initial, onFinish, onCancel }: Props) {
  const english = use(EnglishContext);
  const [typed, setTyped] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  const id = useId();
  const { language, direction } = column;
  const problems = typed.trim() === '' ? [] : checkText(english, { key: textKey, language, text: typed });
  const warnings = typed.trim() === '' ? [] : warnOfText({ key: textKey, source, text: typed, isEnglish: language === 'en' });

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function end(act: () => unknown): void {
    if (isOver.current) return;
    isOver.current = true;
    // Refused: the reason is beside it, and what was typed stays.
    if (act() === false) isOver.current = false;
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end(onCancel);
    else if (event.key === 'Tab' && !event.shiftKey) end(() => onFinish(typed, 'right'));
    else if (event.key === 'Enter' && !event.shiftKey) end(() => onFinish(typed, 'down'));
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.editor}>
      <textarea
        ref={field}
        value={typed}
        rows={Math.min(8, Math.max(2, Math.ceil(typed.length / 34) + (typed.match(/\n/g)?.length ?? 0)))}
        lang={language}
        dir={direction}
        spellCheck
        aria-label={`${textKey}, ${scopeTitle(column)}`}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={id}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        // Another window in front is no reason to go live with half a sentence.
        onBlur={() => document.hasFocus() && end(() => onFinish(typed, 'stay'))}
      />
      <CellAdvice {...{ id, textKey, source, typed, problems, warnings }} />
    </div>
  );
}

type AdviceProps = {
  id: string;
  textKey: string;
  source: string;
  typed: string;
  problems: ReturnType<typeof checkText>;
  warnings: ReturnType<typeof warnOfText>;
};

function CellAdvice({ id, textKey, source, typed, problems, warnings }: AdviceProps) {
  const limit = lengthLimit(textKey);
  return (
    <div id={id} className={styles.advice}>
      {problems.map((problem) => (
        <p key={problem.code} role="alert">
          {problemText(problem)}
        </p>
      ))}
      {warnings.map((warning) => (
        <p key={warning} data-note="warning">
          {text(`texts.warning.${warning}`)}
        </p>
      ))}
      <p>
        {limit === undefined
          ? text('texts.length', { typed: [...typed].length, english: [...source].length })
          : text('texts.length_limit', { typed: [...typed].length, limit })}
      </p>
    </div>
  );
}
