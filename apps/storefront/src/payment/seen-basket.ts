import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { type SeenBasket, seenBasket } from '@selvedge/domain/basket/compare-baskets.ts';
import { readStored, store } from '../lib/storage.ts';

const key = 'summary_seen';

/** What the shopper agreed to at the summary, in this tab. */
export function keepSeen(basket: Basket): void {
  store('sessionStorage', key, JSON.stringify(seenBasket(basket)));
}

/** Undefined when this very basket was never seen here: there is nothing to compare it with. */
export function findSeen({ basketId }: Pick<Basket, 'basketId'>): SeenBasket | undefined {
  try {
    const seen = JSON.parse(readStored('sessionStorage', key) ?? 'null') as SeenBasket | null;
    return seen?.basketId === basketId ? seen : undefined;
  } catch {
    return undefined;
  }
}
