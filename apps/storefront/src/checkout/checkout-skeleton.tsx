import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './checkout-screen.module.css';

/** Also what there is without scripts: a purchase is personal, and comes after the page. */
export function CheckoutSkeleton({ title }: { title: string }) {
  const t = useT();
  return (
    <div className={styles.screen}>
      <div className={styles.step}>
        <h1 className={styles.title}>{title}</h1>
        <noscript>
          <p className={styles.lead}>{t('checkout.needsScript')}</p>
        </noscript>
        <div className={styles.waiting} aria-busy="true" aria-hidden="true">
          {['a', 'b', 'c', 'd'].map((box) => (
            <span key={box} className={styles.box}>
              <Skeleton shape="short" />
            </span>
          ))}
        </div>
      </div>
      <div className={styles.aside} aria-hidden="true">
        <div className={styles.still}>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      </div>
    </div>
  );
}
