import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { pointsOfLabel } from '@selvedge/domain/gift-card/points-label.ts';
import { writeLess } from '@selvedge/domain/money/write-less.ts';
import { Accordion } from '@selvedge/ui/accordion.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import { dropCard } from '../offer-calls.ts';
import { useBasketAction } from '../use-basket.ts';
import { GiftCardForm } from './gift-card-form.tsx';
import styles from './offer-form.module.css';

/** Cards that pay a part, what is left on them, and room for another. */
export function GiftCards({ basket }: { basket: Basket }) {
  const t = useT();
  const money = useMoney();
  const run = useBasketAction();
  // Points that pay lie on a card too, and are shown with the others' ways.
  const cards = basket.giftCards.filter(({ giftCardNumber }) => pointsOfLabel(giftCardNumber) === undefined);
  return (
    <>
      <Accordion title={t('basket.giftCard')}>
        <GiftCardForm />
      </Accordion>
      {cards.length > 0 && basket.lines.some(({ isDigital }) => isDigital) && (
        <p className={styles.note}>{t('gift_card.not_for_gift_cards')}</p>
      )}
      {cards.length > 0 && (
        <ul className={styles.given}>
          {cards.map(({ id, giftCardNumber, balance, used }) => (
            <li key={id} className={styles.chip}>
              <span className={styles.code}>
                <bdi>{giftCardNumber}</bdi>
              </span>
              <span className={styles.amount}>
                <bdi>{writeLess(money(used))}</bdi>
              </span>
              <button
                type="button"
                className={styles.off}
                aria-label={t('basket.dropCard', { number: giftCardNumber })}
                onClick={() => run(dropCard(id))}
              >
                <Icon name="close" small />
              </button>
              <p className={styles.note}>{t('basket.cardBalance', { amount: money(balance) })}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
