import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useT, useToggles } from '../../lib/shop-context.tsx';
import { declineBonus } from '../offer-calls.ts';
import { useBasketAction } from '../use-basket.ts';
import styles from './bonus-offers.module.css';

/** Gifts that were earned and not chosen yet. */
export function BonusOffers({ basket: { bonusProductContexts } }: { basket: Basket }) {
  const t = useT();
  const run = useBasketAction();
  const flyout = useFlyout();
  const { bonusProducts } = useToggles();
  const open = bonusProductContexts.filter(({ isCallToAction }) => isCallToAction);
  if (!bonusProducts || open.length === 0) return null;
  return (
    <ul className={styles.offers}>
      {open.map((offer) => (
        <li key={`${offer.promotionId} ${offer.rewardId}`} className={styles.offer}>
          <Icon name="gift" />
          <p className={styles.words}>
            <span>
              <bdi>{offer.promotionName}</bdi>
            </span>
            <span className={styles.note}>{t('basket.bonusLeft', { count: offer.callToActionCount })}</span>
          </p>
          <div className={styles.ways}>
            <button type="button" className={styles.way} onClick={() => flyout.open('bonusProduct', offer)}>
              {t('basket.chooseGift')}
            </button>
            <button type="button" className={styles.way} data-quiet="" onClick={() => run(declineBonus(offer))}>
              {t('basket.noGift')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
