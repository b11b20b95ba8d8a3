import { Button } from '@selvedge/ui/button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import { missingPayment } from './missing-payment.ts';
import styles from './payment.module.css';
import { askAgain } from './payment-calls.ts';
import type { Pay } from './use-pay.ts';

const between = 3000;
/** After this many questions the shopper decides. */
const most = 20;

type PaymentWaitingProps = { checkoutBasketId: string; otherwise?: string | undefined; pay: Pay; onAgain: () => void };

/** CHK-007 payment in progress: the shop asks the provider until it knows. Nothing is charged twice, whatever the shopper does. */
export function PaymentWaiting({ checkoutBasketId, otherwise, pay, onAgain }: PaymentWaitingProps) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const basketLink = usePageLink()('basketPage', '/basket');
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows does not change between two questions
  const ask = useCallback(async () => {
    const answer = await askAgain(market, checkoutBasketId);
    if (answer.hasError) {
      const missing = missingPayment(answer, otherwise);
      if (!missing) return setAsked((count) => count + 1);
      return pay.set({ name: 'failed', key: missing.key, back: missing.isBasketGone ? basketLink : undefined });
    }
    const { paymentState, orderId, redirectReason, adyenAction } = answer.data;
    const isOpen = paymentState === 'pending' && !orderId && redirectReason !== 'receipt';
    // Left before it was paid: the shopper is not sent away again unasked.
    if (isOpen || adyenAction) return setAsked((count) => count + 1);
    pay.follow(answer.data);
  }, [market, checkoutBasketId]);
  useEffect(() => {
    if (asked >= most) return;
    const timer = setTimeout(ask, asked === 0 ? 0 : between);
    return () => clearTimeout(timer);
  }, [asked, ask]);
  return (
    <section className={styles.waiting} aria-labelledby="payment-waiting">
      <h2 id="payment-waiting" className={styles.claim}>
        {t('payment.waiting.title')}
      </h2>
      <p role="status">{t(asked >= most ? 'payment.waiting.long' : 'payment.waiting.text')}</p>
      {asked < most && <span className={styles.thread} aria-hidden="true" />}
      <div className={styles.ways}>
        {asked >= most && <Button onClick={() => setAsked(0)}>{t('payment.waiting.ask')}</Button>}
        <Button look={asked >= most ? 'quiet' : 'secondary'} onClick={onAgain}>
          {t('payment.waiting.other')}
        </Button>
      </div>
    </section>
  );
}
