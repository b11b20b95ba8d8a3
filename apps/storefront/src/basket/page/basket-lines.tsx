import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { Part } from '../../lib/part.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { useBasketState } from '../basket-state.ts';
import { BasketLineView } from '../line/basket-line-view.tsx';
import { RemovedLineView } from '../line/removed-line-view.tsx';
import styles from './basket-lines.module.css';

/** What is in the basket, with a place also for what was just taken out of it. */
export function BasketLines({ basket }: { basket: Basket }) {
  const t = useT();
  const removed = useBasketState((state) => state.removed);
  const places = basket.lines.map((line) => ({ line, isRemoved: false }));
  for (const { line, at } of removed)
    if (places.every((place) => place.line.id !== line.id)) places.splice(at, 0, { line, isRemoved: true });
  return (
    <ul className={styles.lines} aria-label={t('basket.lines')}>
      {places.map(({ line, isRemoved }) => (
        <li key={line.id} className={styles.place}>
          <Part resetOn={basket}>
            {isRemoved ? (
              <RemovedLineView line={line} />
            ) : (
              <BasketLineView line={line} notices={basket.notices.filter(({ lineItemId }) => lineItemId === line.id)} />
            )}
          </Part>
        </li>
      ))}
    </ul>
  );
}
