import type { ReactNode } from 'react';
import { type InputTies, useFieldTies } from '../shell/use-field-ties.ts';
import styles from './fields.module.css';

export type InputProps<T> = {
  label: string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  readOnly?: boolean | undefined;
  /** What is wrong with it, in words. */
  problem?: string | undefined;
};

type Props = { label: string; hint?: string | undefined; problem?: string | undefined; children: (ties: InputTies) => ReactNode };

/** A label above an input of the editor, and below it what is wrong. `children` gets what ties them together. */
export function FieldBox({ label, hint, problem, children }: Props) {
  const { ties, noteId } = useFieldTies({ hasNote: Boolean(hint), problem });
  return (
    <div className={styles.box}>
      {label && (
        <label className={styles.label} htmlFor={ties.id}>
          {label}
        </label>
      )}
      {children(ties)}
      {(problem || hint) && (
        <p id={noteId} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {problem || hint}
        </p>
      )}
    </div>
  );
}
