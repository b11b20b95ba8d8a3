import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import { formatDateTime } from '@selvedge/domain/date/format-date.ts';
import { useMoney } from '../catalogue/use-money.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { momentText } from './moment-text.ts';
import styles from './timeline.module.css';

/** Everything that happened to an order, newest first, along the thread. */
export function Timeline({ moments }: { moments: readonly OrderMoment[] }) {
  const t = useT();
  const money = useMoney();
  const locale = useMarket()?.id ?? 'en-GB';
  const hasSeveralParcels = new Set(moments.flatMap((moment) => (moment.kind === 'parcel' ? [moment.parcel] : []))).size > 1;
  const [newest, earlier] = moments.length > mostShown ? [moments.slice(0, newestShown), moments.slice(newestShown)] : [moments, []];
  const show = (moment: OrderMoment, index: number) => (
    // By its place: two things of one kind can happen in one moment.
    <li key={index} className={styles.moment} data-newest={moment === moments[0] || undefined}>
      <p>
        <bdi>{momentText(moment, { t, money, hasSeveralParcels })}</bdi>
      </p>
      {moment.kind === 'parcel' && moment.pickupAddress && (
        <p className={styles.quiet}>
          <bdi>{moment.pickupAddress}</bdi>
        </p>
      )}
      <time className={styles.quiet} dateTime={moment.at}>
        {formatDateTime(new Date(moment.at), { locale })}
      </time>
    </li>
  );
  return (
    <section className={styles.timeline} aria-labelledby="order-timeline">
      <h2 id="order-timeline" className={styles.heading}>
        {t('order.timeline')}
      </h2>
      <ol className={styles.moments}>{newest.map(show)}</ol>
      {earlier.length > 0 && (
        <details>
          <summary className={styles.earlier}>{t('order.earlier', { count: earlier.length })}</summary>
          <ol className={styles.moments}>{earlier.map(show)}</ol>
        </details>
      )}
    </section>
  );
}

/** What was bought stands below, and a parcel alone can have ten stops. */
const mostShown = 5;
const newestShown = 3;
