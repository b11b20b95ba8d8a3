import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { Part } from '../../lib/part.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { useBasketState } from '../basket-state.ts';
import { BonusOffers } from '../offer/bonus-offers.tsx';
import { BasketSummary } from '../summary/basket-summary.tsx';
import { FreightThread } from '../summary/freight-thread.tsx';
import { BasketLines } from './basket-lines.tsx';
import styles from './basket-view.module.css';
import { EmptyBasket } from './empty-basket.tsx';
import { NotSoldHere } from './not-sold-here.tsx';

/** What a basket that is there consists of. Each part stands alone: one that breaks leaves the others. */
export function BasketParts({ answer, place }: { answer: BasketAnswer; place: 'page' | 'flyout' }) {
  const removed = useBasketState((state) => state.removed);
  const { basket } = answer;
  return (
    <>
      <Part resetOn={answer}>
        <Status answer={answer} />
      </Part>
      <Part resetOn={answer}>
        <NotSoldHere />
      </Part>
      {basket.lines.length + removed.length === 0 ? (
        <EmptyBasket place={place} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.goods}>
            <Part resetOn={answer}>
              <FreightThread basket={basket} />
            </Part>
            <Part resetOn={answer}>
              <BonusOffers basket={basket} />
            </Part>
            <Part resetOn={answer}>
              <BasketLines basket={basket} />
            </Part>
          </div>
          {basket.lines.length > 0 && (
            <Part resetOn={answer}>
              <BasketSummary answer={answer} place={place} />
            </Part>
          )}
        </div>
      )}
    </>
  );
}

function Status({ answer: { basket } }: { answer: BasketAnswer }) {
  const t = useT();
  const money = useMoney();
  return (
    <VisuallyHidden as="div">
      <p role="status">{t('basket.status', { count: basket.quantity, total: money(basket.total) })}</p>
    </VisuallyHidden>
  );
}
