import type { ReactNode } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-head.module.css';

/** The page's name, what it is about, and where it stands. */
export function PageHead({ children, quiet = false }: { children?: ReactNode; quiet?: boolean }) {
  const { heading, intro, seo } = usePage().content;
  return (
    <header className={styles.head} data-quiet={quiet || undefined}>
      <Breadcrumb />
      <h1 className={styles.title}>{heading || seo.title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </header>
  );
}
