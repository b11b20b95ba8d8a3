import { type ReactNode, useId } from 'react';
import styles from './fields.module.css';

export type InputProps<T> = {
  label: string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  readOnly?: boolean | undefined;
};

/** A label above an input of the editor. `children` gets the id that ties the two together. */
export function FieldBox({ label, hint, children }: { label: string; hint?: string | undefined; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.box}>
      {label && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children(id)}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
