import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { createPayment } from '../payment-calls.ts';
import { PayButton } from './pay-button.tsx';
import type { WayProps } from './way-props.ts';

/** A link, as a square code for the shopper's own phone. */
export function PayByLinkPayment({ ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay.run(() => createPayment(market, { provider: 'payByLink', amount: ways.amount }));
      }}
    >
      <p className={styles.quiet}>{t('payment.link.text')}</p>
      <PayButton amount={ways.amount} pay={pay} />
    </form>
  );
}
