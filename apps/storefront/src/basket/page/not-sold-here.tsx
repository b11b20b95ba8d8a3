import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useBasketState } from '../basket-state.ts';
import styles from './not-sold-here.module.css';

/** What could not come along. It is kept, and comes back with a country that sells it. */
export function NotSoldHere() {
  const t = useT();
  const country = useMarket()?.country.name ?? '';
  const notSold = useBasketState((state) => state.notSold);
  if (notSold.length === 0) return null;
  return (
    <section className={styles.box} role="status">
      <h2 className={styles.title}>{t('basket.notSoldHere', { country })}</h2>
      <ul className={styles.list}>
        {notSold.map(({ sku, name, quantity }) => (
          <li key={sku}>
            <bdi>{quantity > 1 ? t('basket.times', { quantity, price: name }) : name}</bdi>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('basket.notSoldText')}</p>
    </section>
  );
}
