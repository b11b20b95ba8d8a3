import type { PageData } from '@selvedge/contract/page-data.ts';
import { followCollection } from '../analytics/follow-collection.ts';
import { followDataLayer } from '../analytics/follow-data-layer.ts';
import { showPage } from './shown-page.ts';
import { trackPage } from './track-page.ts';
import { watchBasket } from './watch-basket.ts';
import { watchClicks } from './watch-clicks.ts';
import { watchErrors } from './watch-errors.ts';
import { watchSights } from './watch-sights.ts';
import { watchWishlist } from './watch-wishlist.ts';

type Visit = {
  /** To be called with every page that is shown. */
  show(page: PageData): void;
  stop(): void;
};

/** Everything that is told of a visit, from the moment at which it may be. The features themselves know nothing of it. */
export function followVisit(): Visit {
  const stops = [followDataLayer(), watchBasket(), watchWishlist(), watchClicks(), watchErrors(), watchSights()];
  const collection = followCollection();
  let leave = () => {};
  return {
    show(page) {
      leave();
      collection.show(page);
      const before = showPage(page);
      leave = trackPage(page, before);
    },
    stop() {
      leave();
      collection.stop();
      for (const stop of stops) stop();
    },
  };
}
