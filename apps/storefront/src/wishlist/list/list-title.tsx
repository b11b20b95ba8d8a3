import type { ReactNode } from 'react';
import { Breadcrumb } from '../../shell/breadcrumb.tsx';
import styles from './list-title.module.css';

/** The name of a list and a line beside it; what hangs on the list begins close below. */
export function ListTitle({ title, line, children }: { title: string; line?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <Breadcrumb />
      <div className={styles.named}>
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      {children}
    </header>
  );
}
