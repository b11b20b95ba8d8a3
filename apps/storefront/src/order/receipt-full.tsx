import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { SummaryRows } from '../basket/summary/summary-rows.tsx';
import { Part } from '../lib/part.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import { AccountInvitation } from './account-invitation.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLine } from './order-line.tsx';
import { orderTotals } from './order-totals.ts';
import styles from './receipt.module.css';
import { TaxSummary } from './tax-summary.tsx';

/** The whole receipt, for who has bought it. */
export function ReceiptFull({ order }: { order: OrderDetail }) {
  const t = useT();
  const href = useHref();
  const name = order.shippingAddress?.firstName ?? '';
  const claim = order.orderState === 'placed' || order.orderState === 'completed' ? 'thanks' : order.orderState;
  return (
    <div className={styles.receipt}>
      <header className={styles.thanks}>
        <p className={styles.number}>{t('receipt.order', { number: order.orderNumber })}</p>
        <h1 className={styles.title}>{claim === 'thanks' && name ? t('receipt.thanksTo', { name }) : t(`receipt.claim.${claim}`)}</h1>
        <p className={styles.lead}>
          {order.orderState === 'cancelled' ? t('receipt.cancelled') : t('receipt.mailed', { email: order.email })}
        </p>
      </header>
      {order.orderState !== 'cancelled' && <NextSteps order={order} />}
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="receipt-goods">
          <h2 id="receipt-goods" className={styles.heading}>
            {t('receipt.goods')}
          </h2>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.id}>
                <Part>
                  <OrderLine line={line} isLinked />
                </Part>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.side}>
          <section className={styles.part} aria-labelledby="receipt-sums">
            <h2 id="receipt-sums" className={styles.heading}>
              {t('basket.summary')}
            </h2>
            <Part>
              <SummaryRows basket={orderTotals(order)} hasTotal />
            </Part>
            <Part>
              <TaxSummary taxed={order} />
            </Part>
          </section>
          <Part>
            <OrderFacts order={order} />
          </Part>
        </div>
      </div>
      {order.isGuest && order.email && <AccountInvitation order={order} />}
      <p className={styles.on}>
        <ButtonLink look="secondary" href={href('/new-in')}>
          {t('receipt.shopOn')}
        </ButtonLink>
      </p>
    </div>
  );
}
