import { useEffect, useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { initKlarna, requestKlarna } from '../payment-calls.ts';
import { PayButton } from './pay-button.tsx';
import type { WayProps } from './way-props.ts';

/** What Klarna offers for this basket, and the way to its page. */
export function KlarnaPayment({ ways, pay }: WayProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const basketId = ways.klarna?.basketId ?? '';
  const [offers, setOffers] = useState(ways.klarna?.sessionPaymentMethodCategories ?? []);
  useEffect(() => {
    // Only names are shown: without them Klarna's page still tells.
    void initKlarna(market).then((answer) => answer.hasError || setOffers(answer.data.klarna.sessionPaymentMethodCategories));
  }, [market]);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pay.run(async () => {
          const answer = await requestKlarna(market, { basketId, amount: ways.amount });
          return answer.hasError ? answer : { hasError: false, data: { url: answer.data.redirectUrl, redirectReason: 'action' } };
          // PAY-039
        }, 'feedback.error_klarna_request_payment');
      }}
    >
      <p className={styles.quiet}>{t('payment.redirect', { name: 'Klarna' })}</p>
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map(({ identifier, name }) => (
            <li key={identifier}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <PayButton amount={ways.amount} pay={pay} to="Klarna" />
    </form>
  );
}
