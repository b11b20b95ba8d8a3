import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type Props = { title: string; note?: string | undefined; children?: ReactNode };

export function PageHead({ title, note, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
