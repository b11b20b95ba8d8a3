import { usePage, useT } from '../../lib/shop-context.tsx';
import styles from './basket-head.module.css';

/** The page's name, and how much is in the basket once that is known. */
export function BasketHead({ quantity = 0 }: { quantity?: number }) {
  const t = useT();
  const { heading, seo } = usePage().content;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{heading || seo.title}</h1>
      {quantity > 0 && <p className={styles.count}>{t('basket.pieces', { count: quantity })}</p>}
    </header>
  );
}
