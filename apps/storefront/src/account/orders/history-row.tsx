import type { OrderSummary } from '@selvedge/contract/order-shape.ts';
import { formatDate } from '@selvedge/domain/date/format-date.ts';
import { LinePicture } from '../../basket/line/line-picture.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './orders.module.css';

/** One order of the list: pictures of what was bought, how it stands, and the way to it. */
export function HistoryRow({ summary }: { summary: OrderSummary }) {
  const t = useT();
  const href = useHref();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const { orderNumber, orderProgress, created, total, quantity, imageUrls, productNames, parcelDeliveryStatusLocaleLong: parcel } = summary;
  const [first = '', ...others] = productNames;
  return (
    <article className={styles.order}>
      <div className={styles.pictures} aria-hidden="true">
        {imageUrls.slice(0, 3).map((imageUrl, index) => (
          <LinePicture key={imageUrl} line={{ imageUrl, name: productNames[index] ?? '' }} />
        ))}
      </div>
      <div className={styles.words}>
        <h2 className={styles.state}>
          <a className={styles.link} href={`${href('/account/orders')}?order=${encodeURIComponent(orderNumber)}`}>
            {t(`order.progress.${orderProgress}`)}
            <span className={styles.number}>{t('receipt.order', { number: orderNumber })}</span>
          </a>
        </h2>
        {parcel && (
          <p className={styles.parcel}>
            <bdi>{parcel}</bdi>
          </p>
        )}
        <p className={styles.names}>
          <bdi>{first}</bdi>
          {others.length > 0 && <bdi> {t('orders.more_pieces', { count: others.length })}</bdi>}
        </p>
        <p className={styles.quiet}>
          <time dateTime={created}>{formatDate(new Date(created), { locale })}</time> <bdi>{t('order.pieces', { count: quantity })}</bdi>
        </p>
      </div>
      <p className={styles.total}>
        <bdi>{money(total)}</bdi>
      </p>
    </article>
  );
}
