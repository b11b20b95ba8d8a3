import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './signup.module.css';

type ChoiceProps = InputHTMLAttributes<HTMLInputElement> & { children: ReactNode; error?: string | undefined };

/** A box to tick, with its words beside it and what is wrong below. */
export function Choice({ children, error, ...input }: ChoiceProps) {
  const note = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={error ? note : undefined} {...input} />
        <span>{children}</span>
      </label>
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
