import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import type { Summed } from '../basket/summary/summary-rows.tsx';

/** An order's sums in the form in which a basket's are shown. What paid it stands elsewhere: nothing is left to pay. */
export function orderTotals(order: OrderDetail): Summed {
  return { ...order, isTaxEstimated: false, giftCards: [], remainingTotal: order.total };
}
