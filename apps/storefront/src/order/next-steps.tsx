import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './receipt.module.css';

/** What happens now, step by step along the thread. */
export function NextSteps({ order }: { order: OrderDetail }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const travelling = order.shipments.filter(({ shippingMethodId }) => shippingMethodId !== 'takeNow');
  const days = travelling.map(({ predictedDeliveryDate }) => predictedDeliveryDate).filter(Boolean);
  const last = days.sort().at(-1);
  const isPickup = travelling.some(({ pickupPointAddress }) => pickupPointAddress);
  // Whoever has it under their arm waits for nothing.
  if (order.shipments.length > 0 && travelling.length === 0) return null;
  const steps = [
    order.orderState === 'paymentProcessing' ? t('receipt.next.payment') : t('receipt.next.confirmed'),
    ...(order.isDigital ? [t('receipt.next.digital')] : [t('receipt.next.packed')]),
    ...(order.isDigital
      ? []
      : [
          t(isPickup ? 'receipt.next.pickup' : last ? 'receipt.next.arrives' : 'receipt.next.travels', {
            day: last ? formatDay(last, locale) : '',
          }),
        ]),
  ];
  return (
    <section className={styles.next} aria-labelledby="receipt-next">
      <h2 id="receipt-next" className={styles.heading}>
        {t('receipt.next.title')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step} data-done={index === 0 || undefined}>
            {step}
          </li>
        ))}
      </ol>
      {order.hasSeveralParcels && <p className={styles.quiet}>{t('receipt.parcels')}</p>}
    </section>
  );
}
