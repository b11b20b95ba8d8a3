import type { ParcelTracking } from '@selvedge/contract/parcel.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './order-page.module.css';

/** Where each parcel is, and the carrier's own page about it. */
export function Parcels({ parcels }: { parcels: readonly ParcelTracking[] }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en-GB';
  if (parcels.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="order-parcels">
      <h2 id="order-parcels" className={styles.heading}>
        {t('order.parcels', { count: parcels.length })}
      </h2>
      <ul className={styles.parcels}>
        {parcels.map(({ trackingNumber, trackingLink, courier, parcelTrackingEvents: [newest] }) => (
          <li key={trackingNumber} className={styles.parcel}>
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
    </section>
  );
}
