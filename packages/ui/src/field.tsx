import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; error?: string | undefined; hint?: string | undefined };

/** A labelled text field: the label above, what is wrong below, in plain words. */
export function Field({ label, error, hint, className, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...input}
      />
      {note && (
        <p id={`${id}-note`} className={styles.note} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
