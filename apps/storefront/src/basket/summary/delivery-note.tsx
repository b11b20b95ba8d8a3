import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './delivery-note.module.css';

/** When it would be there, and in how many parcels. */
export function DeliveryNote({ answer: { basket, cheapestPredictedDeliveryDate: date } }: { answer: BasketAnswer }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const notes = [
    !basket.isDigital && date && t('basket.arrives', { day: dayOf(date, locale) }),
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

/** A day is a day wherever it is read. */
function dayOf(date: string, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(date));
}
