import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from '../payment.module.css';
import { payWithGiftCards } from '../payment-calls.ts';
import type { Pay } from '../use-pay.ts';

/** PAY-022 gift cards pay all of it: one button places the order. */
export function GiftCardPayment({ basket, pay }: { basket: Basket; pay: Pay }) {
  const t = useT();
  const money = useMoney();
  const market = useMarket()?.id ?? '';
  const place = () =>
    pay.run(
      () => payWithGiftCards(market, { value: toMinor(basket.total.amount, basket.currency), currency: basket.currency }),
      // PAY-040
      'feedback.error_gift_card_complete_payment',
    );
  return (
    <form
      className={styles.covered}
      onSubmit={(event) => {
        event.preventDefault();
        void place();
      }}
    >
      <h2 className={styles.claim}>{t('payment.covered.title')}</h2>
      <p>{t('payment.covered.text', { amount: money(basket.total) })}</p>
      <SubmitButton busy={pay.phase.name === 'paying'}>{t('payment.covered.place')}</SubmitButton>
    </form>
  );
}
