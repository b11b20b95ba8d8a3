import { type ReactNode, useId } from 'react';
import styles from './order-columns.module.css';

/** A part of an order under its heading, on the order's page and on the receipt. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
