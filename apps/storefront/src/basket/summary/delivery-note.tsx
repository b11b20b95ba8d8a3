import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './delivery-note.module.css';

/** When it would be there, and in how many parcels. */
export function DeliveryNote({ answer: { basket, cheapestPredictedDeliveryDate: date } }: { answer: BasketAnswer }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const notes = [
    !basket.isDigital && date && t('basket.arrives', { day: formatDay(date, locale) }),
    basket.hasMultipleShippingLocations && t('basket.twoParcels'),
    (basket.isDigital || basket.isMixed) && t('basket.byMail'),
  ].filter((note) => note);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={String(note)}>{note}</li>
      ))}
    </ul>
  );
}
