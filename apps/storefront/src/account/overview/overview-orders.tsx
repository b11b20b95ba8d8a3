import type { OverviewOrder } from '@selvedge/contract/account-overview.ts';
import { isUnderWay } from '@selvedge/domain/order/delivery-step.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useHref, useT } from '../../lib/shop-context.tsx';
import { DrawnThread } from '../../shell/drawn-thread.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './overview.module.css';

/** What is on its way, or what came last. Who has not bought yet is shown where to begin. */
export function OverviewOrders({ orders }: { orders: readonly OverviewOrder[] }) {
  const t = useT();
  const href = useHref();
  const [newest] = orders;
  if (!newest) return <NoOrders />;
  return (
    <section className={styles.part} aria-labelledby="overview-orders">
      <div className={styles.head}>
        <h2 id="overview-orders" className={styles.title}>
          {t(isUnderWay(newest.orderProgress) ? 'account.under_way' : 'account.latest_order')}
        </h2>
        <TextLink href={href('/account/orders')}>{t('account.all_orders')}</TextLink>
      </div>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
    </section>
  );
}

function NoOrders() {
  const t = useT();
  const href = useHref();
  return (
    <section className={styles.invitation}>
      <div className={styles.drawing}>
        <DrawnThread kind="sewn" />
      </div>
      <h2 className={styles.claim}>{t('orders.none')}</h2>
      <p className={styles.quiet}>{t('orders.none_text')}</p>
      <p className={styles.ways}>
        <ButtonLink href={href('/new-in')}>{t('receipt.shopOn')}</ButtonLink>
        <ButtonLink look="quiet" href={href('/track-order')}>
          {t('orders.track')}
        </ButtonLink>
      </p>
    </section>
  );
}
