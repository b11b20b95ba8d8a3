import { track } from '../analytics/track.ts';
import { findItem, listOf, promotionOf } from './shown-page.ts';

/** Tells which product or which content somebody goes to. Answers how to stop. */
export function watchClicks(): () => void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const tile = link?.closest('[data-product]');
    if (tile) {
      const list = listOf(tile);
      return track({ name: 'select_item', ...list, items: [{ ...findItem(tile.getAttribute('data-product') ?? ''), ...list }] });
    }
    const promotion = link?.closest('[data-promotion]');
    if (promotion) track({ name: 'select_promotion', ...promotionOf(promotion) });
  };
  addEventListener('click', follow, true);
  return () => removeEventListener('click', follow, true);
}
