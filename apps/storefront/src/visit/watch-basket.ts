import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { basketEvents } from '@selvedge/domain/analytics/basket-events.ts';
import { track } from '../analytics/track.ts';
import { readSign } from '../basket/basket-sign.ts';
import { readState, watchState } from '../basket/basket-state.ts';

type Known = Pick<Basket, 'basketId' | 'currency' | 'lines'>;

/** Tells what comes into the basket and what leaves it, by whatever button. Answers how to stop. */
export function watchBasket(): () => void {
  // Who has no sign of a basket has none: the first piece is then told as well.
  let known: Known | undefined = readState().answer?.basket ?? (readSign() ? undefined : { basketId: '', currency: '', lines: [] });
  let { added } = readState();
  let isFirst = false;
  return watchState(() => {
    const state = readState();
    const basket = state.answer?.basket;
    if (!basket) return;
    const isAdded = state.added !== added;
    added = state.added;
    let before: Known = basket;
    if (basket !== known) {
      isFirst = known === undefined;
      before = known ?? basket;
    } else if (isAdded && isFirst) {
      isFirst = false;
      before = withoutOneOf(basket, added);
    }
    known = basket;
    for (const event of basketEvents(before, basket)) track(event);
  });
}

/** Of a basket that nobody has read before it was added to, one piece of each is new. */
function withoutOneOf(basket: Basket, skus: readonly string[]): Known {
  const lines = basket.lines.map((line) => (skus.includes(line.sku) ? { ...line, quantity: line.quantity - 1 } : line));
  return { ...basket, lines };
}
