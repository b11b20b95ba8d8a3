import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import type { ReactNode } from 'react';
import styles from './part.module.css';
import { useT } from './shop-context.tsx';

/** A part of a page or a flyout: when it breaks, a line in its place says so and the rest can still be used. */
export function Part({ children, resetOn }: { children: ReactNode; resetOn?: unknown }) {
  const t = useT();
  return (
    <PartBoundary
      resetOn={resetOn}
      fallback={(again) => (
        <p className={styles.failed} role="status">
          {t('shell.partFailed')}{' '}
          <button type="button" className={styles.again} onClick={again}>
            {t('shell.tryAgain')}
          </button>
        </p>
      )}
    >
      {children}
    </PartBoundary>
  );
}
