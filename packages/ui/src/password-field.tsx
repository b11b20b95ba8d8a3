import { type InputHTMLAttributes, useId, useState } from 'react';
import styles from './field.module.css';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string;
  show: string;
  hide: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A field whose text can be looked at. It is hidden again when the form is sent, so that browsers still offer to keep it. */
export function PasswordField({ label, show, hide, error, hint, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
        />
        <button type="button" className={styles.reveal} aria-controls={id} onClick={() => setShown(!isShown)}>
          {isShown ? hide : show}
        </button>
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note} data-error={error ? true : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
