import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect } from 'react';
import { useMoney } from '../catalogue/money.ts';
import { useT } from '../lib/shop-context.tsx';
import { BasketFailed } from './basket-failed.tsx';
import { BasketLines } from './basket-lines.tsx';
import { BasketSkeleton } from './basket-skeleton.tsx';
import { setState, useBasketState } from './basket-state.ts';
import { BasketSummary } from './basket-summary.tsx';
import styles from './basket-view.module.css';
import { BonusOffers } from './bonus-offers.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { FreightThread } from './freight-thread.tsx';
import { NotSoldHere } from './not-sold-here.tsx';
import { OtherMarket } from './other-market.tsx';
import { useBasket } from './use-basket.ts';

type BasketViewProps = {
  place: 'page' | 'flyout';
  /** Followed a way out of it. */
  onLeave?: () => void;
};

/** The basket, wherever it is shown. */
export function BasketView({ place, onLeave }: BasketViewProps) {
  const t = useT();
  const money = useMoney();
  const { status, answer } = useBasket();
  const removed = useBasketState((state) => state.removed);
  // Who comes back later has decided.
  useEffect(() => () => setState({ removed: [], notSold: [] }), []);
  if (status === 'elsewhere') return <OtherMarket place={place} />;
  if (!answer) return status === 'failed' ? <BasketFailed /> : <BasketSkeleton place={place} />;
  const { basket } = answer;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are the interaction; following one also leaves the flyout
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click, too
    <div
      className={styles.view}
      data-place={place}
      onClick={(event) => !event.defaultPrevented && (event.target as Element).closest('a[href]') && onLeave?.()}
    >
      <VisuallyHidden as="div">
        <p role="status">{t('basket.status', { count: basket.quantity, total: money(basket.total) })}</p>
      </VisuallyHidden>
      <NotSoldHere />
      {basket.lines.length + removed.length === 0 ? (
        <EmptyBasket place={place} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.goods}>
            <FreightThread basket={basket} />
            <BonusOffers basket={basket} />
            <BasketLines basket={basket} />
          </div>
          {basket.lines.length > 0 && <BasketSummary answer={answer} place={place} />}
        </div>
      )}
    </div>
  );
}
