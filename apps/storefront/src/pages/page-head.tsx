import type { ReactNode } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-head.module.css';

/** The page's name, what it is about, and where it stands. */
type PageHeadProps = {
  children?: ReactNode;
  quiet?: boolean;
  /** In place of what the content says. */
  title?: string;
  intro?: string;
};

/** The page's name, what it is about, and where it stands. */
export function PageHead({ children, quiet = false, title, intro }: PageHeadProps) {
  const { content } = usePage();
  const words = intro ?? content.intro;
  return (
    <header className={styles.head} data-quiet={quiet || undefined}>
      <Breadcrumb />
      <h1 className={styles.title}>{title ?? (content.heading || content.seo.title)}</h1>
      {words && <p className={styles.intro}>{words}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </header>
  );
}
