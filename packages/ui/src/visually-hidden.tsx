import type { ElementType, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export function VisuallyHidden({ as: Tag = 'span', children, id }: { as?: ElementType; children: ReactNode; id?: string }) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}
