import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import type { OrderDetail } from '@selvedge/contract/order-shape.ts';
import { itemOfLine } from './analytics-items.ts';
import { analyticsOrder } from './analytics-order.ts';
import { orderRevenue } from './order-revenue.ts';

/** ANA-029 */
export const affiliation = 'Online Store';

/** A purchase as GA4 has it, with the order that it is about. `country` is the market's. */
export function purchaseEvent(detail: OrderDetail, country: string): Extract<AnalyticsEvent, { name: 'purchase' }> {
  const order = analyticsOrder(detail);
  const coupon = order.promoCodes.join(',');
  return {
    name: 'purchase',
    transaction_id: order.orderNumber,
    affiliation,
    currency: order.currency,
    value: orderRevenue(order, country),
    tax: order.totalVat,
    shipping: order.shippingTotal,
    ...(coupon && { coupon }),
    items: detail.lines.map((line) => itemOfLine(line)),
    order,
  };
}
