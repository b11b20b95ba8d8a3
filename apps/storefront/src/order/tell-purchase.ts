import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { purchasedProducts } from '@selvedge/domain/recommendation/purchased-products.ts';
import { hasConsent } from '../consent/consent.ts';

/** REC-005 what is bought together is learned from purchases, of those alone who agreed to being counted. */
export function tellPurchase(market: string, order: OrderDetail): void {
  if (!hasConsent('analytics')) return;
  const productIds = purchasedProducts(order, new Date());
  // An event that gets lost is nothing the shopper should wait for or hear of.
  if (productIds.length > 0)
    void import('../recommendation/send-event.ts').then(({ sendEvent }) => sendEvent({ market, kind: 'purchase', productIds }), Boolean);
}
