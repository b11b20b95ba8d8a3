import type { WorkRow } from '@selvedge/contract/studio/order-work.ts';
import type { FoundOrder } from '@selvedge/contract/studio/orders.ts';
import { text } from '../texts/text.ts';

/** A row of a list of work, or of what a search found, which does not know its parcels. */
export type ListedOrder = FoundOrder & Partial<Pick<WorkRow, 'progress' | 'parcels'>>;

export function stateText({ orderState, fulfilment }: Pick<ListedOrder, 'orderState' | 'fulfilment'>): string {
  const isSent = orderState === 'placed' || orderState === 'completed';
  return isSent ? text(`desk.fulfilment.${fulfilment}`) : text(`orders.state.${orderState}`);
}
