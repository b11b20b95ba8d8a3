import { type SelectHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & { label: string; error?: string | undefined; hint?: string | undefined };

/** The browser's own list: on a phone nothing is easier to choose from. */
export function SelectField({ label, error, hint, className, children, ...select }: SelectFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...select}
      >
        {children}
      </select>
      {note && (
        <p id={`${id}-note`} className={styles.note} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
