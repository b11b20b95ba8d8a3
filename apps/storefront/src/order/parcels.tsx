import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './order-page.module.css';
import { OrderSection } from './order-section.tsx';

/** Where each parcel is, what is in it, and the carrier's own page about it. */
export function Parcels({ order }: { order: OrderDetail }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  const parcels = order.parcelTrackings;
  if (parcels.length === 0) return null;
  return (
    <OrderSection title={t('order.parcels', { count: parcels.length })}>
      <ul className={styles.parcels}>
        {parcels.map(({ parcel, trackingNumber, trackingLink, courier, parcelTrackingEvents: [newest] }) => (
          <li key={parcel} className={styles.parcel}>
            {parcels.length > 1 && (
              <p className={styles.contents}>
                <bdi>{t('order.parcel', { number: parcel })}</bdi>
                <bdi>{writeList(t, namesIn(order, trackingNumber))}</bdi>
              </p>
            )}
            <p className={styles.parcelState}>
              <bdi>{newest?.deliveryStatusLocaleLong ?? t('parcel.event.dispatch')}</bdi>
            </p>
            {newest?.expectedDeliveryDate && newest.eventtype !== 'delivered' && (
              <p className={styles.day}>{t('order.arrives', { day: formatDay(newest.expectedDeliveryDate.end, locale) })}</p>
            )}
            {newest?.pickupLocation && (
              <p>
                <bdi>{newest.pickupLocation.address}</bdi>
              </p>
            )}
            <p className={styles.quiet}>
              <bdi>{[courier, trackingNumber].filter(Boolean).join(' ')}</bdi>
            </p>
            {trackingLink && (
              <p>
                <TextLink href={trackingLink} target="_blank" rel="noreferrer">
                  {t('order.follow', { carrier: courier || t('order.carrier') })}
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function namesIn({ lines, shippingNotifications }: OrderDetail, trackingNumber: string): string[] {
  const { lineItems = [] } = shippingNotifications.shippedLineItems.find((sent) => sent.trackAndTraceNumber === trackingNumber) ?? {};
  return lines.flatMap(({ id, name }) => (lineItems.some(({ lineItemId }) => lineItemId === id) ? [name] : []));
}
