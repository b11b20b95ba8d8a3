import type { BonusProductContext } from '@selvedge/contract/basket-shape.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import { bonusProductsShown } from '@selvedge/domain/constants.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useFlyout } from '../../flyout/flyout-context.ts';
import { useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { BonusProduct } from '../offer/bonus-product.tsx';
import { declineBonus } from '../offer-calls.ts';
import { useBasket, useBasketAction } from '../use-basket.ts';
import styles from './bonus-flyout.module.css';

/** BSK-031 the gifts of a promotion, three at most; choosing one puts it into the basket. */
export function Content({ props, close }: { props: unknown; close: () => void }) {
  const asked = props as BonusProductContext;
  const t = useT();
  const run = useBasketAction();
  const flyout = useFlyout();
  const { answer } = useBasket();
  const { promotionId, rewardId } = asked;
  const found = useAnswer(catalogue.productCardsByReward, { query: { promotionId, rewardId, numberOfProducts: bonusProductsShown } });
  const products = found && (found.hasError ? [] : found.data.slice(0, bonusProductsShown));
  const offer = answer?.basket.bonusProductContexts.find((each) => each.promotionId === promotionId && each.rewardId === rewardId);
  const left = offer?.callToActionCount ?? 0;
  const decline = async () => {
    if (offer && (await run(declineBonus(offer)))) close();
  };
  return (
    <div className={styles.body}>
      <p className={styles.claim}>
        <bdi>{asked.promotionName}</bdi>
      </p>
      <p className={styles.note} role="status">
        {left > 0 ? t('basket.bonusLeft', { count: left }) : t('basket.bonusDone')}
      </p>
      {products?.length === 0 && <p>{t('basket.bonusGone')}</p>}
      <ul className={styles.products} aria-busy={!products}>
        {products
          ? products.map((product) => (
              <li key={product.id}>
                <BonusProduct product={product} bonus={{ promotionId, rewardId }} isOpen={left > 0} />
              </li>
            ))
          : ['a', 'b', 'c'].map((box) => (
              <li key={box} aria-hidden="true">
                <Skeleton shape="tile" />
              </li>
            ))}
      </ul>
      <div className={styles.ways}>
        <Button wide onClick={() => flyout.open('basket')}>
          {t('basket.view')}
        </Button>
        {left > 0 && (
          <Button wide look="quiet" onClick={decline}>
            {t('basket.noGift')}
          </Button>
        )}
      </div>
    </div>
  );
}
