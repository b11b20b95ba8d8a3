import type { OverviewOrder } from '@selvedge/contract/account-overview.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { deliverySteps } from '@selvedge/domain/order/delivery-step.ts';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { LinePicture } from '../../basket/line/line-picture.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './order-card.module.css';

const mostPictures = 4;

/** One order with its pictures: when it should be there, how far it has come, and the ways to it and to its parcel. */
export function OrderCard({ order }: { order: OverviewOrder }) {
  const t = useT();
  const href = useHref();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const { orderNumber, orderProgress, expected, step, created, quantity, total, imageUrls, productNames } = order;
  const { parcelDeliveryStatusLocaleLong: parcel, parcelTrackingLink: trackingLink } = order;
  const state = t(`order.progress.${orderProgress}`);
  return (
    <article className={styles.card}>
      <div className={styles.pictures} aria-hidden="true">
        {imageUrls.slice(0, mostPictures).map((imageUrl, index) => (
          <LinePicture key={imageUrl} line={{ imageUrl, name: productNames[index] ?? '' }} />
        ))}
      </div>
      <div className={styles.words}>
        <h3 className={styles.state}>
          <a className={styles.link} href={`${href('/account/orders')}?order=${encodeURIComponent(orderNumber)}`}>
            {expected ? t('order.arrives', { day: formatDay(expected, locale) }) : state}
          </a>
        </h3>
        {parcel && (
          <p className={styles.parcel}>
            <bdi>{parcel}</bdi>
          </p>
        )}
        {step && <Steps current={step} />}
        <p className={styles.facts}>
          <bdi>{t('receipt.order', { number: orderNumber })}</bdi>{' '}
          <time dateTime={created}>{formatDate(new Date(created), { locale })}</time> <bdi>{t('order.pieces', { count: quantity })}</bdi>{' '}
          <bdi>{money(total)}</bdi>
        </p>
        {trackingLink && (
          <p className={styles.follow}>
            <TextLink href={trackingLink} target="_blank" rel="noreferrer">
              {t('order.follow', { carrier: t('order.carrier') })}
            </TextLink>
          </p>
        )}
      </div>
    </article>
  );
}

/** The way of an order along the thread, drawn as far as it has come. */
function Steps({ current }: { current: (typeof deliverySteps)[number] }) {
  const t = useT();
  const reached = deliverySteps.indexOf(current);
  return (
    <ol className={styles.steps}>
      {deliverySteps.map((step, at) => (
        <li key={step} className={styles.step} data-done={at <= reached || undefined} aria-current={at === reached ? 'step' : undefined}>
          {t(`order.progress.${step}`)}
        </li>
      ))}
    </ol>
  );
}
