import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './receipt.module.css';

/** Also what there is without scripts: who bought what is personal, and comes after the page. */
export function ReceiptSkeleton() {
  const t = useT();
  return (
    <div className={styles.receipt}>
      <header className={styles.thanks}>
        <h1 className={styles.title}>{t('receipt.title')}</h1>
        <noscript>
          <p>{t('receipt.needsScript')}</p>
        </noscript>
        <div className={styles.waiting} aria-busy="true" aria-hidden="true">
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </header>
    </div>
  );
}
