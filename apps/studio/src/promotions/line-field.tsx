import { type ReactNode, useId } from 'react';
import styles from './promotions.module.css';

type Props = { label: string; hint?: string; children: (id: string) => ReactNode };

/** A label beside its control: dense, one line each. */
export function LineField({ label, hint, children }: Props) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <div>
        {children(id)}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}
