import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { type CheckoutStep, isAtLeast } from '@selvedge/domain/checkout/step-of.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { TextLink } from '@selvedge/ui/text-link.tsx';
import { useId, useState } from 'react';
import { useBasketState } from '../basket/basket-state.ts';
import { GiftCards } from '../basket/offer/gift-cards.tsx';
import { PromoCodes } from '../basket/offer/promo-codes.tsx';
import { SummaryRows } from '../basket/summary/summary-rows.tsx';
import { useMoney } from '../catalogue/use-money.ts';
import { Part } from '../lib/part.tsx';
import { useT, useToggles } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './order-summary.module.css';
import { SummaryLine } from './summary-line.tsx';

/** What is bought and what it comes to. On a small screen one line that opens; beside the step where there is room. */
export function OrderSummary({ answer, step }: { answer: BasketAnswer; step: CheckoutStep }) {
  const t = useT();
  const money = useMoney();
  const link = usePageLink();
  const id = useId();
  const { promoCodes, giftCards } = useToggles();
  const [isOpen, setOpen] = useState(false);
  const isBusy = useBasketState(({ busy }) => busy.size > 0);
  const { basket } = answer;
  // BSK-033, BSK-034 from the summary on nothing of it can be changed here.
  const isSettled = isAtLeast(step, 'checkoutSummary');
  const total = basket.giftCards.length > 0 ? basket.remainingTotal : basket.total;
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`} aria-busy={isBusy || undefined}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className={styles.words}>
          {t(isOpen ? 'checkout.hideOrder' : 'checkout.showOrder')}
          <Icon name="down" small />
        </span>
        <span className={styles.total}>
          <bdi>{money(total)}</bdi>
        </span>
      </button>
      <div id={id} className={styles.body} data-open={isOpen || undefined}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t('checkout.order', { count: basket.quantity })}
          </h2>
          {!isSettled && <TextLink href={link('basketPage', '/basket')}>{t('checkout.change')}</TextLink>}
        </div>
        <ul className={styles.lines}>
          {basket.lines.map((line) => (
            <li key={line.id}>
              <Part resetOn={answer}>
                <SummaryLine
                  line={line}
                  isSettled={isSettled}
                  notices={basket.notices.filter(({ lineItemId }) => lineItemId === line.id)}
                />
              </Part>
            </li>
          ))}
        </ul>
        {!isSettled && (promoCodes || giftCards) && (
          <div className={styles.forms}>
            <Part resetOn={answer}>{promoCodes && <PromoCodes basket={basket} />}</Part>
            <Part resetOn={answer}>{giftCards && <GiftCards basket={basket} />}</Part>
          </div>
        )}
        <div className={styles.rows}>
          <Part resetOn={answer}>
            <SummaryRows basket={basket} hasTotal />
          </Part>
        </div>
      </div>
    </section>
  );
}
