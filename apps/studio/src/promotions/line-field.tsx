import type { ReactNode } from 'react';
import { type InputTies, useFieldTies } from '../shell/use-field-ties.ts';
import styles from './promotions.module.css';

type Props = { label: string; hint?: string; problem?: string | undefined; children: (ties: InputTies) => ReactNode };

/** A label beside its control: dense, one line each. */
export function LineField({ label, hint, problem, children }: Props) {
  const { ties, noteId } = useFieldTies({ hasNote: Boolean(hint), problem });
  return (
    <div className={styles.line}>
      <label htmlFor={ties.id}>{label}</label>
      <div>
        {children(ties)}
        {(problem || hint) && (
          <p id={noteId} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
            {problem || hint}
          </p>
        )}
      </div>
    </div>
  );
}
