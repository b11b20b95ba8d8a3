import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { compareBaskets, seenBasket } from '@selvedge/domain/basket/compare-baskets.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { reloadBasket } from '../basket/basket-calls.ts';
import { takeWhatIsLeft } from '../basket/line-calls.ts';
import { GiftCards } from '../basket/offer/gift-cards.tsx';
import { useBasketAction } from '../basket/use-basket.ts';
import { useMarket, useT, useToggles } from '../lib/shop-context.tsx';
import { BasketChanged } from './basket-changed.tsx';
import { DropCodes } from './drop-codes.tsx';
import styles from './payment.module.css';
import { PaymentFailed } from './payment-failed.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';
import { PointsPayment } from './points/points-payment.tsx';
import { findSeen, keepSeen } from './seen-basket.ts';
import { clearUnderWay, markPaying } from './under-way.ts';
import { UnderWayNote } from './under-way-note.tsx';
import { useMethods } from './use-methods.ts';
import { changedKeys, type Phase, usePay } from './use-pay.ts';
import { GiftCardPayment } from './way/gift-card-payment.tsx';
import { LinkPayment } from './way/link-payment.tsx';
import { PaymentWays } from './way/payment-ways.tsx';

/** Choosing how to pay, paying, waiting, and what went wrong: one of them at a time. */
export function PaymentPanel({ basket, first }: { basket: Basket; first: Phase }) {
  const t = useT();
  const { giftCards, customerClub } = useToggles();
  const { basketId } = basket;
  const { methods, reload } = useMethods(basket.remainingTotal.amount);
  const pay = usePay(basketId, first);
  const { phase } = pay;
  const run = useBasketAction();
  const market = useMarket()?.id ?? '';
  useEffect(() => markPaying(market, basketId), [market, basketId]);
  const [seen, setSeen] = useState(() => findSeen(basket));
  const changes = compareBaskets(seen ?? seenBasket(basket), basket);
  const again = async () => {
    clearUnderWay();
    history.replaceState(null, '', location.pathname);
    // What was refused may have had a reason in the basket: both are read anew.
    await reloadBasket();
    await reload();
    pay.set({ name: 'choosing' });
  };
  const isOther = phase.name === 'failed' && changedKeys.includes(phase.key);
  if (changes.length > 0 && (phase.name === 'choosing' || isOther)) {
    const isShort = changes.some(({ kind }) => kind === 'short');
    const agree = async () => {
      if (!(await run(takeWhatIsLeft(basket)))) return;
      // What fewer pieces cost is known now, and is shown with what it was before anything is paid.
      if (isShort) return setSeen(seen ?? seenBasket(basket));
      keepSeen(basket);
      setSeen(findSeen(basket));
      if (isOther || methods.status === 'lineRefused') await again();
    };
    return <BasketChanged changes={changes} basket={basket} onAgreed={agree} />;
  }
  // Refused by stock that is not shown yet: asked again after a moment, at the same step.
  if (phase.name === 'choosing' && methods.status === 'lineRefused')
    return <PaymentFailed failure={{ name: 'failed', key: methods.key, back: undefined }} basket={basket} onAgain={again} />;
  if (phase.name === 'failed') return <PaymentFailed failure={phase} basket={basket} onAgain={again} />;
  if (phase.name === 'waiting') return <PaymentWaiting checkoutBasketId={basketId} otherwise={phase.otherwise} pay={pay} onAgain={again} />;
  if (phase.name === 'link') return <LinkPayment link={phase.link} checkoutBasketId={basketId} onAgain={again} />;
  return (
    <div className={styles.panel}>
      {methods.status === 'loading' && (
        <div className={styles.list} aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      )}
      {methods.status === 'failed' && (
        <section className={styles.failed}>
          <h2 className={styles.claim}>{t('payment.noWays')}</h2>
          <p>{t('payment.kept')}</p>
          <Button onClick={reload}>{t('shell.tryAgain')}</Button>
        </section>
      )}
      {methods.status === 'codeRefused' && (
        <section className={styles.failed} role="alert">
          <h2 className={styles.claim}>{t(methods.key)}</h2>
          <p>{t('payment.kept')}</p>
          <DropCodes basket={basket} onDropped={reload} />
        </section>
      )}
      {methods.status === 'ready' && <UnderWayNote payment={methods.ways.payment} pay={pay} />}
      {methods.status === 'ready' &&
        (methods.ways.showGiftCardPaymentOption ? (
          <GiftCardPayment basket={basket} pay={pay} />
        ) : (
          <PaymentWays ways={methods.ways} pay={pay} />
        ))}
      {giftCards && phase.name === 'choosing' && (
        <div className={styles.cards}>
          <GiftCards basket={basket} />
        </div>
      )}
      {customerClub && phase.name === 'choosing' && (
        <div className={styles.cards}>
          <PointsPayment basket={basket} />
        </div>
      )}
    </div>
  );
}
