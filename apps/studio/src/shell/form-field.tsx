import { type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

/** What an input of the field needs to be tied to its label and to what is wrong with it. */
export type InputTies = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

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
  const id = useId();
  const hasNote = Boolean(problem ?? hint);
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': hasNote ? `${id}-note` : undefined })}
      {hasNote && (
        <p id={`${id}-note`} className={styles.note} data-problem={problem ? true : undefined} role={problem ? 'alert' : undefined}>
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
