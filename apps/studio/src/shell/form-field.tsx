import type { ReactNode } from 'react';
import styles from './form-field.module.css';
import { type InputTies, useFieldTies } from './use-field-ties.ts';

type Props = {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  /** Takes the whole width of the form. */
  isWide?: boolean;
  children: (ties: InputTies) => ReactNode;
};

/** A labelled input with what is wrong below it: nothing that was typed is lost, and nobody has to look for the place. */
export function FormField({ label, hint, problem, isWide = false, children }: Props) {
  const hasNote = Boolean(problem ?? hint);
  const { ties, noteId } = useFieldTies({ hasNote, problem });
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <label htmlFor={ties.id}>{label}</label>
      {children(ties)}
      {hasNote && (
        <p id={noteId} className={styles.note} data-problem={problem ? true : undefined} role={problem ? 'alert' : undefined}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}

export function FormCheck({ label, checked, onChange }: { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Fields that belong together, under a heading of their own. */
export function FormGroup({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      {note && <div className={styles.about}>{note}</div>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
