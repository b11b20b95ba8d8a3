import { type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** For more than a line; it grows with what is written where the browser can. */
export function TextAreaField({ label, error, hint, className, rows = 6, ...area }: TextAreaFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...area}
      />
      {note && (
        <p id={`${id}-note`} className={styles.note} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
