import { type ReactNode, useId } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import styles from './summary.module.css';

type SummaryPartProps = { title: string; change?: { href: string; text: string }; children: ReactNode };

export function SummaryPart({ title, change, children }: SummaryPartProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {change && (
          <a className={styles.change} href={change.href} aria-label={change.text}>
            {t('summary.change')}
          </a>
        )}
      </header>
      {children}
    </section>
  );
}
