import type { ReactNode } from 'react';
import styles from './error-layout.module.css';
import { Main } from './main.tsx';
import { PlainLogo } from './plain-logo.tsx';

/** Stands on nothing but its own words: whatever failed may be what the other layouts are made of. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <PlainLogo />
      </header>
      <Main className={styles.main}>{children}</Main>
    </div>
  );
}
