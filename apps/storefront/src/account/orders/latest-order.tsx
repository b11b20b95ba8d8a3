import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { HistoryRow } from './history-row.tsx';
import styles from './orders.module.css';
import { useHistory } from './use-history.ts';

const none = { search: '', year: undefined };

/** On the account's first page: the newest order and where its parcel is. Nothing, until there is one. */
export function LatestOrder() {
  const t = useT();
  const href = useHref();
  const { orders } = useHistory(none, 1);
  const [newest] = orders;
  if (!newest) return null;
  return (
    <section className={styles.latest} aria-labelledby="latest-order">
      <div className={styles.latestHead}>
        <h2 id="latest-order" className={styles.latestTitle}>
          {t('account.latest_order')}
        </h2>
        <TextLink href={href('/account/orders')}>{t('account.all_orders')}</TextLink>
      </div>
      <div className={styles.orders}>
        <HistoryRow summary={newest} level={3} />
      </div>
    </section>
  );
}
