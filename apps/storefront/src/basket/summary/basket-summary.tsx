import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { lazy, Suspense } from 'react';
import { Part } from '../../lib/part.tsx';
import { usePage, useT, useToggles } from '../../lib/shop-context.tsx';
import { useBasketState } from '../basket-state.ts';
import { HandoverWays } from '../handover/handover-ways.tsx';
import { GiftCards } from '../offer/gift-cards.tsx';
import { PromoCodes } from '../offer/promo-codes.tsx';
import styles from './basket-summary.module.css';
import { CheckoutLink } from './checkout-link.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { SummaryRows, TotalRow } from './summary-rows.tsx';

const StaffDiscounts = lazy(async () => ({ default: (await import('../offer/staff-discounts.tsx')).StaffDiscounts }));

/** What it comes to, what may be taken off it, and the way on. */
export function BasketSummary({ answer, place }: { answer: BasketAnswer; place: 'page' | 'flyout' }) {
  const t = useT();
  const { promoCodes, giftCards } = useToggles();
  const isBusy = useBasketState(({ busy }) => busy.size > 0);
  const { basket } = answer;
  const { inStore } = usePage();
  return (
    <section className={styles.summary} data-place={place} aria-label={t('basket.summary')} aria-busy={isBusy || undefined}>
      {place === 'page' && <h2 className={styles.title}>{t('basket.summary')}</h2>}
      <div className={styles.forms}>
        {inStore && (
          <Suspense>
            <StaffDiscounts basket={basket} />
          </Suspense>
        )}
        {promoCodes && (
          <Part resetOn={answer}>
            <PromoCodes basket={basket} />
          </Part>
        )}
        {giftCards && (
          <Part resetOn={answer}>
            <GiftCards basket={basket} />
          </Part>
        )}
      </div>
      <div className={styles.rows}>
        <Part resetOn={answer}>
          <SummaryRows basket={basket} hasTotal={place === 'page'} />
        </Part>
        {place === 'flyout' && <Promises answer={answer} />}
      </div>
      <div className={styles.foot}>
        {place === 'flyout' && <TotalRow basket={basket} />}
        <Part resetOn={answer}>
          <CheckoutLink answer={answer} place={place} />
        </Part>
        <HandoverWays place={place} />
        {place === 'page' && <Promises answer={answer} />}
      </div>
    </section>
  );
}

function Promises({ answer }: { answer: BasketAnswer }) {
  return (
    <Part resetOn={answer}>
      <DeliveryNote answer={answer} />
      <PaymentMarks />
    </Part>
  );
}
