import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { createPayment } from '../payment-calls.ts';
import { browserInfo } from './browser-info.ts';
import { PayButton } from './pay-button.tsx';
import type { WayProps } from './way-props.ts';

/** At the bank's or the wallet's own page; the shopper comes back by itself. */
export function RedirectPayment({ way, ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const type = way.method?.type ?? '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay.run(() => createPayment(market, { paymentMethod: { type }, browserInfo: browserInfo(), amount: ways.amount }));
      }}
    >
      <p className={styles.quiet}>{t('payment.redirect', { name: way.name })}</p>
      <PayButton amount={ways.amount} pay={pay} to={way.name} />
    </form>
  );
}
