import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { purchasedProducts } from '@selvedge/domain/recommendation/purchased-products.ts';
import { hasConsent } from '../consent/consent.ts';

type Place = {
  country: string;
  /** The address of the market's size script. */
  sizeScript: string | undefined;
};

/** What was bought, told of those alone who agreed to it, and by scripts that nobody else downloads. */
export function tellPurchase(place: Place, order: OrderDetail): void {
  if (!hasConsent('analytics') && !hasConsent('functional')) return;
  const productIds = purchasedProducts(order, new Date());
  // An event that gets lost is nothing the shopper should wait for or hear of.
  if (productIds.length > 0) void import('./track-purchase.ts').then(({ trackPurchase }) => trackPurchase({ ...place, order }), Boolean);
}
