import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { purchaseEvent } from '@selvedge/domain/analytics/purchase-event.ts';
import { tellOnce } from '../analytics/tell-once.ts';
import { track } from '../analytics/track.ts';
import { hasConsent } from '../consent/consent.ts';

type Purchase = { country: string; sizeScript: string | undefined; order: OrderDetail };

/** Once for an order, however often its receipt is read. REC-005: what is bought together is learned from it, too. */
export function trackPurchase({ country, sizeScript, order }: Purchase): void {
  if (sizeScript && hasConsent('functional'))
    void import('../product/size/confirm-sizes.ts').then(({ confirmSizes }) => confirmSizes(sizeScript, order)).catch(console.error);
  if (!hasConsent('analytics')) return;
  tellOnce(`purchase ${order.orderNumber}`, () => {
    track(purchaseEvent(order, country));
  });
}
