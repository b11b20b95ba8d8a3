import type { ReactNode } from 'react';
import styles from './scroll-table.module.css';

type Props = { name: string; children: ReactNode; isNarrow?: boolean };

/** A table that is moved sideways by itself where the screen is too narrow for it, also without a mouse. */
export function ScrollTable({ name, children, isNarrow = false }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table is no group of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <div role="group" className={styles.scroll} aria-label={name} tabIndex={0}>
      <table className={isNarrow ? styles.narrow : undefined}>{children}</table>
    </div>
  );
}
