import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useT } from '../../lib/shop-context.tsx';
import styles from './basket-skeleton.module.css';

/** Also what there is without scripts: what is in a basket is personal, and comes after the page. */
export function BasketSkeleton({ place }: { place: 'page' | 'flyout' }) {
  const t = useT();
  return (
    <div className={styles.view} data-place={place}>
      <noscript>
        <p>{t('basket.needsScript')}</p>
      </noscript>
      <ul className={styles.lines} aria-busy="true" aria-hidden="true">
        {['a', 'b'].map((box) => (
          <li key={box} className={styles.line}>
            <Skeleton shape="tile" />
            <span>
              <Skeleton />
              <Skeleton shape="short" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
