import type { WorkRow } from '@selvedge/contract/studio/order-work.ts';
import type { StaffOrderRow } from '@selvedge/contract/studio/orders.ts';
import { text } from '../texts/text.ts';

/** A row of a list of work, or of what a search found, which does not know how far the sending is. */
export type ListedOrder = StaffOrderRow & Partial<Pick<WorkRow, 'fulfilment' | 'progress' | 'openQuantity' | 'parcels'>>;

export function stateText({ orderState, fulfilment }: Pick<ListedOrder, 'orderState' | 'fulfilment'>): string {
  const isSent = orderState === 'placed' || orderState === 'completed';
  return isSent && fulfilment ? text(`desk.fulfilment.${fulfilment}`) : text(`orders.state.${orderState}`);
}
