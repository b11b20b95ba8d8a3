import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { useMoney } from '../catalogue/money.ts';
import { useT } from '../lib/shop-context.tsx';
import { basketFreight } from './basket-freight.ts';
import styles from './freight-thread.module.css';
import { useFreightVersion } from './use-freight-version.ts';

/** CMS-084 how far it is to free delivery: with the thread drawing itself along, or in words alone. */
export function FreightThread({ basket }: { basket: Basket }) {
  const t = useT();
  const money = useMoney();
  const version = useFreightVersion();
  const { freeShippingMissing, freeShipping } = basket;
  const state = basketFreight(basket);
  if (!state) return null;
  return (
    <div className={styles.freight}>
      <p>{freeShipping || !freeShippingMissing ? t('freight.free') : t('freight.remaining', { amount: money(freeShippingMissing) })}</p>
      {version === 'progress' && <progress className={styles.bar} max={100} value={state.percent} aria-label={t('freight.progress')} />}
    </div>
  );
}
