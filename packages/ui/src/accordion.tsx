import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

type AccordionProps = { title: ReactNode; children: ReactNode; open?: boolean | undefined; name?: string };

export function Accordion({ title, children, open, name }: AccordionProps) {
  return (
    <details className={styles.accordion} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <Icon name="plus" small />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
