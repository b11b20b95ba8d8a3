import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { SummaryRows } from '../basket/summary/summary-rows.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { Part } from '../lib/part.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './order-columns.module.css';
import { OrderSection } from './order-section.tsx';
import { orderTotals } from './order-totals.ts';
import { TaxSummary } from './tax-summary.tsx';

/** What it cost, and what of that went back. */
export function OrderSums({ order, timeline = [] }: { order: OrderDetail; timeline?: readonly OrderMoment[] }) {
  const t = useT();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const refunds = timeline.filter((moment) => moment.kind === 'refund').toReversed();
  return (
    <OrderSection title={t('basket.summary')}>
      <Part>
        <SummaryRows basket={orderTotals(order)} hasTotal />
      </Part>
      {refunds.length > 0 && (
        <dl className={styles.refunds}>
          {refunds.map(({ at, amount }) => (
            <div key={`${at} ${amount.amount}`}>
              <dt>
                {t('order.paid_back')} <time dateTime={at}>{formatDate(new Date(at), { locale })}</time>
              </dt>
              <dd>
                <bdi>{money(amount)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Part>
        <TaxSummary taxed={order} />
      </Part>
    </OrderSection>
  );
}
