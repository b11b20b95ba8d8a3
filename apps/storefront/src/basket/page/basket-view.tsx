import { useEffect } from 'react';
import { setState } from '../basket-state.ts';
import { useBasket } from '../use-basket.ts';
import { BasketFailed } from './basket-failed.tsx';
import { BasketParts } from './basket-parts.tsx';
import { BasketSkeleton } from './basket-skeleton.tsx';
import styles from './basket-view.module.css';
import { OtherMarket } from './other-market.tsx';

type BasketViewProps = {
  place: 'page' | 'flyout';
  /** Followed a way out of it. */
  onLeave?: () => void;
};

/** The basket, wherever it is shown. */
export function BasketView({ place, onLeave }: BasketViewProps) {
  const { status, answer } = useBasket();
  // Who comes back later has decided.
  useEffect(() => () => setState({ removed: [], notSold: [] }), []);
  if (status === 'elsewhere') return <OtherMarket place={place} />;
  if (!answer) return status === 'failed' ? <BasketFailed /> : <BasketSkeleton place={place} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are the interaction; following one also leaves the flyout
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click, too
    <div
      className={styles.view}
      data-place={place}
      onClick={(event) => !event.defaultPrevented && (event.target as Element).closest('a[href]') && onLeave?.()}
    >
      <BasketParts answer={answer} place={place} />
    </div>
  );
}
