import { usePage, useT } from '../../lib/shop-context.tsx';
import styles from './payment-marks.module.css';

/** How one may pay here. Names are set in our own type: we draw nobody's logo. */
export function PaymentMarks() {
  const t = useT();
  const { paymentProviders } = usePage().navigation;
  if (paymentProviders.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={t('shell.payment')}>
      {paymentProviders.map(({ id, name }) => (
        <li key={id} className={styles.mark}>
          {name}
        </li>
      ))}
    </ul>
  );
}
