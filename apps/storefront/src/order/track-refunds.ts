import type { OrderMoment } from '@selvedge/contract/order-moment.ts';
import { refundEvents } from '@selvedge/domain/analytics/refund-events.ts';
import { tellOnce } from '../analytics/tell-once.ts';
import { track } from '../analytics/track.ts';

/** Once for a refund, however often its order is read. */
export function trackRefunds(orderNumber: string, timeline: readonly OrderMoment[]): void {
  for (const { id, event } of refundEvents(orderNumber, timeline)) tellOnce(id, () => track(event));
}
