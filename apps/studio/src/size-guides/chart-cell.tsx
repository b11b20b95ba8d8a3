import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useId } from 'react';
import styles from './size-guides.module.css';

type Props = {
  /** `row column`, by which it is found to be focused. */
  place: string;
  label: string;
  shown: string;
  placeholder: string;
  isOwn: boolean;
  problem: string | undefined;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onType: (typed: string) => void;
};

/** A cell keeps what was typed, also what cannot be shown to shoppers, and says below it what is wrong. */
export function ChartCell({ place, label, shown, placeholder, isOwn, problem, onPaste, onKeyDown, onType }: Props) {
  const note = useId();
  return (
    <>
      <input
        key={shown}
        data-cell={place}
        data-own={isOwn || undefined}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? note : undefined}
        defaultValue={shown}
        placeholder={placeholder}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        onBlur={(event) => event.target.value !== shown && onType(event.target.value)}
      />
      {problem && (
        <p id={note} className={styles.cellProblem}>
          {problem}
        </p>
      )}
    </>
  );
}
