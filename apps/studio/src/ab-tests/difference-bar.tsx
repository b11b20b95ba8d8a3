import type { AbResult } from '@selvedge/contract/studio/ab-tests.ts';
import type { CSSProperties } from 'react';
import { text } from '../texts/text.ts';
import styles from './ab-tests.module.css';

/** Where B lies against A, with what is uncertain of it. What touches the middle may be nothing. The words beside it say the same. */
export function DifferenceBar({ difference: { value, low, high } }: Pick<AbResult, 'difference'>) {
  const widest = Math.max(Math.abs(low), Math.abs(high), Number.EPSILON) * 1.15;
  const place = (of: number) => (of / widest + 1) / 2;
  return (
    <div className={styles.difference} aria-hidden="true">
      <div
        className={styles.scale}
        style={{ '--low': place(low), '--high': place(high), '--value': place(value) } as CSSProperties}
        data-side={low > 0 ? 'b' : high < 0 ? 'a' : 'none'}
      />
      <span>{text('ab_tests.side.a')}</span>
      <span>{text('ab_tests.side.none')}</span>
      <span>{text('ab_tests.side.b')}</span>
    </div>
  );
}
