import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import type { OrderAnswer, OrderDetail } from '@selvedge/contract/order-shape.ts';
import { isInEu } from '@selvedge/domain/catalogue/show-price.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import type { ReactNode } from 'react';
import { SummaryRows } from '../basket/summary/summary-rows.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { Part } from '../lib/part.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import { BuyAgain } from './buy-again.tsx';
import { ChangeOrder } from './change-order.tsx';
import { Invoices } from './invoices.tsx';
import { mailToken } from './mail-token.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLine } from './order-line.tsx';
import styles from './order-page.module.css';
import { orderTotals } from './order-totals.ts';
import { Parcels } from './parcels.tsx';
import { TaxSummary } from './tax-summary.tsx';
import { Timeline } from './timeline.tsx';

type Props = {
  order: OrderDetail;
  timeline: readonly OrderMoment[];
  /** The way back to where it was opened from. */
  back?: ReactNode;
  /** The order as a change left it. */
  onChange: (answer: OrderAnswer) => void;
  /** It turned out to be another than is shown. */
  onStale: () => void;
};

/** One order: how it stands, what happened to it, what is in it, and what can be done. */
export function OrderView({ order, timeline, back, onChange, onStale }: Props) {
  const t = useT();
  const money = useMoney();
  const link = usePageLink();
  const market = useMarket();
  const locale = market?.id ?? 'en-GB';
  const token = mailToken();
  const hash = token ? `#token=${encodeURIComponent(token)}` : '';
  const { orderNumber, created, orderProgress, total, lines, parcelTrackings } = order;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {back && <p className={styles.back}>{back}</p>}
        <h1 className={styles.title}>{t(`order.progress.${orderProgress}`)}</h1>
        <p className={styles.facts}>
          <span>{t('receipt.order', { number: orderNumber })}</span>
          <time dateTime={created}>{formatDate(new Date(created), { locale })}</time>
          <bdi>{money(total)}</bdi>
        </p>
        {order.exchangeOf && <p className={styles.said}>{t('order.exchange_of', { number: order.exchangeOf })}</p>}
        <div className={styles.acts}>
          <BuyAgain lines={lines} />
          <ButtonLink look="quiet" href={`${link('contactFormPage', '/contact')}?order=${encodeURIComponent(orderNumber)}`}>
            {t('order.ask')}
          </ButtonLink>
          {canComeBack(order) && (
            <ButtonLink look="quiet" href={`${link('returnItemsPage', '/returns')}?orderid=${order.orderId}${hash}`}>
              {t(isInEu(market?.country.code ?? '') ? 'order.return_or_withdraw' : 'order.return')}
            </ButtonLink>
          )}
          <ChangeOrder order={order} onChange={onChange} onStale={onStale} />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Part>
            <Timeline moments={timeline} />
          </Part>
          <section className={styles.part} aria-labelledby="order-goods">
            <h2 id="order-goods" className={styles.heading}>
              {t('receipt.goods')}
            </h2>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line.id}>
                  <Part>
                    <OrderLine line={line} isLinked />
                    <CancelledPieces order={order} lineId={line.id} />
                  </Part>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.side}>
          <Part>
            <Parcels parcels={parcelTrackings} />
          </Part>
          <section className={styles.part} aria-labelledby="order-sums">
            <h2 id="order-sums" className={styles.heading}>
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
          <Part>
            <Invoices key={timeline.length} order={order} />
          </Part>
        </div>
      </div>
    </div>
  );
}

/** Whether there is anything left of it: what is not sent can still be withdrawn from, where the law says so. */
function canComeBack({ orderProgress, isDigital }: OrderDetail): boolean {
  return !isDigital && !['cancelled', 'paymentProcessing', 'returned'].includes(orderProgress);
}

function CancelledPieces({ order, lineId }: { order: OrderDetail; lineId: string }) {
  const t = useT();
  const found = order.shippingNotifications.cancelledLineItems.find(({ lineItemId }) => lineItemId === lineId);
  return found ? <p className={styles.cancelled}>{t('order.cancelled_pieces', { count: found.quantity })}</p> : null;
}
