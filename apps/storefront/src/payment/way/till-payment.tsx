import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { askTill } from '../payment-calls.ts';
import { PayButton } from './pay-button.tsx';
import type { WayProps } from './way-props.ts';

/** In a store: the basket goes to the till, and is ordered when the till says that it is paid. */
export function TillPayment({ ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay.run(() => askTill(market, { basketId: ways.posPayment?.checkoutBasketId ?? '', amount: ways.amount }));
      }}
    >
      <p className={styles.quiet}>{t('payment.till')}</p>
      <PayButton amount={ways.amount} pay={pay} />
    </form>
  );
}
