import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { lengthLimit, lengthOf, warnOfText } from '@selvedge/domain/translation/warn-of-text.ts';
import { type FocusEvent, type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react';
import { text } from '../texts/text.ts';
import { EnglishContext } from './english-context.ts';
import { fieldsOf, type PluralField, textOfFields } from './plural-fields.ts';
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

/**
 * Enter saves and goes on below, Tab to the right, Shift and Enter breaks the line, Escape leaves things as they were. A text that counts has
 * a field for each form of the language; from all but the last, Enter and Tab go on to the next.
 */
export function CellEditor({ textKey, source, column, initial, onFinish, onCancel }: Props) {
  const english = use(EnglishContext);
  const [fields, setFields] = useState(() => fieldsOf({ source, text: initial, language: column.language }));
  const box = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  const id = useId();
  const { language } = column;
  const typed = textOfFields(fields);
  const problems = typed.trim() === '' ? [] : checkText(english, { key: textKey, language, text: typed });
  const warnings = typed.trim() === '' ? [] : warnOfText({ key: textKey, source, text: typed, isEnglish: language === 'en' });

  useEffect(() => enterField(box.current, 0), []);

  function end(act: () => unknown): void {
    if (isOver.current) return;
    isOver.current = true;
    // Refused: the reason is beside it, and what was typed stays.
    if (act() === false) isOver.current = false;
  }

  function onKeyDown(event: KeyboardEvent, at: number): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const isLast = at === fields.length - 1;
    if (event.key === 'Escape') end(onCancel);
    else if (event.key === 'Enter' && !isLast) enterField(box.current, at + 1);
    else if (event.key === 'Tab' && isLast) end(() => onFinish(typed, 'right'));
    else if (event.key === 'Enter') end(() => onFinish(typed, 'down'));
    else return;
    event.preventDefault();
  }

  /** From one form to the next is no end, and another window in front no reason to go live with half a sentence. */
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (document.hasFocus() && !box.current?.contains(relatedTarget)) end(() => onFinish(typed, 'stay'));
  }

  return (
    <div className={styles.editor} ref={box}>
      {fields.map((field, at) => (
        <CellField
          key={field.form}
          field={field}
          column={column}
          name={`${textKey}, ${scopeTitle(column)}`}
          adviceId={id}
          isInvalid={problems.length > 0}
          onType={(words) => setFields(fields.map((each, nth) => (nth === at ? { ...each, text: words } : each)))}
          onKeyDown={(event) => onKeyDown(event, at)}
          onBlur={onBlur}
        />
      ))}
      <CellAdvice {...{ id, textKey, source, typed, problems, warnings }} />
    </div>
  );
}

function enterField(box: HTMLElement | null, at: number): void {
  const field = box?.querySelectorAll('textarea')[at];
  field?.focus();
  field?.select();
}

type FieldProps = {
  field: PluralField;
  column: TextScopeSummary;
  name: string;
  adviceId: string;
  isInvalid: boolean;
  onType: (words: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
};

function CellField({ field: { label, text: words }, column, name, adviceId, isInvalid, onType, onKeyDown, onBlur }: FieldProps) {
  return (
    <>
      {label && <small aria-hidden="true">{label}</small>}
      <textarea
        value={words}
        rows={Math.min(8, Math.max(label ? 1 : 2, Math.ceil(words.length / 34) + (words.match(/\n/g)?.length ?? 0)))}
        lang={column.language}
        dir={column.direction}
        spellCheck
        aria-label={label ? `${name}, ${label}` : name}
        aria-invalid={isInvalid || undefined}
        aria-describedby={adviceId}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    </>
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
          ? text('texts.length', { typed: lengthOf(typed), english: lengthOf(source) })
          : text('texts.length_limit', { typed: lengthOf(typed), limit })}
      </p>
    </div>
  );
}
