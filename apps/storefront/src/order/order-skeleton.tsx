import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import styles from './order-page.module.css';

/** In the boxes of the order that is on its way. */
export function OrderSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.waiting}>
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton />
      </div>
    </div>
  );
}
