import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import type { OrderAnswer, OrderDetail } from '@selvedge/contract/order-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { withdrawalDaysIn } from '@selvedge/domain/duty/withdrawal-days-in.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { type ReactNode, useEffect } from 'react';
import { useMoney } from '../catalogue/use-money.ts';
import { Part } from '../lib/part.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import { BuyAgain } from './buy-again.tsx';
import { ChangeOrder } from './change-order.tsx';
import { Invoices } from './invoices.tsx';
import { mailToken } from './mail-token.ts';
import columns from './order-columns.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import styles from './order-page.module.css';
import { OrderSums } from './order-sums.tsx';
import { Parcels } from './parcels.tsx';
import { tellRefunds } from './tell-refunds.ts';
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
  const canWithdraw = withdrawalDaysIn(market?.country.code ?? '') !== undefined;
  const { orderNumber, created, orderProgress, total, lines } = order;
  useEffect(() => tellRefunds(orderNumber, timeline), [orderNumber, timeline]);
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
          {canComeBack(order, canWithdraw) && (
            <ButtonLink look="quiet" href={`${link('returnItemsPage', '/returns')}?orderid=${order.orderId}${hash}`}>
              {t(canWithdraw ? 'order.return_or_withdraw' : 'order.return')}
            </ButtonLink>
          )}
          <ChangeOrder order={order} onChange={onChange} onStale={onStale} />
        </div>
      </header>
      <div className={columns.columns}>
        <div className={columns.side}>
          <Part>
            <Timeline moments={timeline} />
          </Part>
          <OrderGoods order={order} />
        </div>
        <div className={columns.side}>
          <Part>
            <Parcels order={order} />
          </Part>
          <OrderSums order={order} timeline={timeline} />
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

/** Whether anything of it can come back: where the law lets a buyer withdraw, before it is sent as well. */
function canComeBack({ orderProgress, isDigital, parcelTrackings }: OrderDetail, canWithdraw: boolean): boolean {
  const isOver = ['cancelled', 'paymentProcessing', 'returned'].includes(orderProgress);
  return !isDigital && !isOver && (canWithdraw || parcelTrackings.length > 0);
}
