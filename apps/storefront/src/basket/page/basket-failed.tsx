import { Button } from '@selvedge/ui/button.tsx';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { startBasket } from '../basket-calls.ts';
import styles from './other-market.module.css';

/** It could not be fetched. It is safe with the shop, and one click asks again. */
export function BasketFailed() {
  const t = useT();
  const market = useMarket()?.id ?? '';
  return (
    <section className={styles.question}>
      <p className={styles.claim}>{t('basket.failed')}</p>
      <p className={styles.text}>{t('basket.failedText')}</p>
      <Button onClick={() => startBasket(market)}>{t('basket.retry')}</Button>
    </section>
  );
}
