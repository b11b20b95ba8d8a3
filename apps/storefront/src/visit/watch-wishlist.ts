import { worthOf } from '@selvedge/domain/analytics/analytics-items.ts';
import { track } from '../analytics/track.ts';
import { readState, watchState } from '../wishlist/wishlist-state.ts';
import { currency, findItem } from './shown-page.ts';

/** Tells what is kept on a wishlist. What stood there when the lists were read is not told. Answers how to stop. */
export function watchWishlist(): () => void {
  let known = keptSkus();
  return watchState(() => {
    const now = keptSkus();
    const fresh = known && now ? [...now].filter((sku) => !known?.has(sku)) : [];
    known = now ?? known;
    // More than one at once is a list that was read or merged, not somebody who keeps something.
    if (fresh.length !== 1) return;
    const items = fresh.map((sku) => ({ ...findItem(sku), quantity: 1 }));
    track({ name: 'add_to_wishlist', currency: currency(), value: worthOf(items, currency()), items });
  });
}

function keptSkus(): ReadonlySet<string> | undefined {
  const { status, lists } = readState();
  return status === 'ready' ? new Set(lists.flatMap(({ skus }) => skus)) : undefined;
}
