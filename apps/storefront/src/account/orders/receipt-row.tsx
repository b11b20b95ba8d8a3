import type { RetailTransaction } from '@selvedge/contract/retail-transaction.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './orders.module.css';

/** A receipt of a store among the orders. */
export function ReceiptRow({ receipt }: { receipt: RetailTransaction }) {
  const t = useT();
  const href = useHref();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const { uniqueReceiptId, storeName, createdDate, total, transactionType, items } = receipt;
  const [first, ...others] = items;
  return (
    <article className={styles.order}>
      <div className={styles.words}>
        <h2 className={styles.state}>
          <a className={styles.link} href={`${href('/account/orders')}?receipt=${encodeURIComponent(uniqueReceiptId)}`}>
            <bdi>{t(`orders.store.${transactionType}`, { store: storeName })}</bdi>
            <span className={styles.number}>{t('orders.store.number', { number: uniqueReceiptId })}</span>
          </a>
        </h2>
        <p className={styles.names}>
          <bdi>{first?.name}</bdi>
          {others.length > 0 && <bdi> {t('orders.more_pieces', { count: others.length })}</bdi>}
        </p>
        <p className={styles.quiet}>
          <time dateTime={createdDate}>{formatDate(new Date(createdDate), { locale })}</time>{' '}
          <bdi>{t('order.pieces', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}</bdi>
        </p>
      </div>
      <p className={styles.total}>
        <bdi>{money(total)}</bdi>
      </p>
    </article>
  );
}
