import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { paths } from '../lib/router.ts';
import { text } from '../texts/text.ts';
import styles from './desk.module.css';

/** From an exchange to the order it replaces pieces of, and back. */
export function ExchangeLinks({ order: { exchangeOf, exchanges } }: { order: StaffOrder }) {
  return (
    <>
      {exchangeOf && <Links title={text('desk.exchange_of')} orders={[exchangeOf]} />}
      {exchanges.length > 0 && <Links title={text('desk.exchanges')} orders={exchanges} />}
    </>
  );
}

function Links({ title, orders }: { title: string; orders: StaffOrder['exchanges'] }) {
  return (
    <p className={styles.exchange}>
      {title}{' '}
      {orders.map(({ orderId, orderNumber }) => (
        <a key={orderId} href={paths.screen('orders', orderId) + location.search}>
          {orderNumber}
        </a>
      ))}
    </p>
  );
}
