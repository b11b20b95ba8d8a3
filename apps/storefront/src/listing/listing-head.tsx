import type { ReactNode } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import styles from './listing-head.module.css';

/** The name of a listing in as little room as it needs: the first tiles belong on the first screen. */
export function ListingHead({ heading, children }: { heading?: string; children?: ReactNode }) {
  const { content } = usePage();
  const intro = heading === undefined ? content.intro : '';
  return (
    <header className={styles.head}>
      <Breadcrumb />
      <h1 className={styles.title}>{heading ?? content.heading}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </header>
  );
}
