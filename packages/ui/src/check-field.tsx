import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './check-field.module.css';

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  kind?: 'checkbox' | 'radio';
  hint?: ReactNode;
  error?: string | undefined;
};

/** A box to tick, or one of several circles, with its text beside it; the whole line can be pressed. */
export function CheckField({ label, kind = 'checkbox', hint, error, ...input }: CheckFieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.check}>
      <input
        id={id}
        type={kind}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        {...input}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
