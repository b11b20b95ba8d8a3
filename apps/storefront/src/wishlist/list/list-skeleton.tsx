import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { usePage, useT } from '../../lib/shop-context.tsx';
import styles from './list-grid.module.css';
import { ListTitle } from './list-title.tsx';

const boxes = ['a', 'b', 'c', 'd', 'e'];

/** Also what there is without scripts: a list lives in the browser or behind a sign-in, and needs them. */
export function ListSkeleton() {
  const t = useT();
  return (
    <>
      <ListTitle title={usePage().content.heading} />
      <noscript>
        <p className={styles.noscript}>{t('wishlist.needsScript')}</p>
      </noscript>
      <ul className={[styles.grid, styles.waiting].join(' ')} aria-busy="true" aria-hidden="true">
        {boxes.map((box) => (
          <li key={box}>
            <Skeleton shape="tile" />
          </li>
        ))}
      </ul>
    </>
  );
}
