import type { CancelWorth } from '@selvedge/contract/order-shape.ts';
import { useMoney } from '../catalogue/use-money.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './comes-back.module.css';

/** What goes back to the buyer, said before it is agreed to. `worth` is not there while the shop counts. */
export function ComesBack({ worth, note }: { worth: CancelWorth | undefined; note: string }) {
  const t = useT();
  const money = useMoney();
  return (
    <dl className={styles.sum} aria-live="polite" aria-busy={!worth}>
      <dt>{t('returns.comes_back')}</dt>
      <dd>{worth && <bdi>{money(worth.amount)}</bdi>}</dd>
      {worth && worth.freight.amount > 0 && (
        <dd className={styles.small}>
          <bdi>{t('returns.with_freight', { amount: money(worth.freight) })}</bdi>
        </dd>
      )}
      <dd className={styles.small}>{note}</dd>
    </dl>
  );
}
