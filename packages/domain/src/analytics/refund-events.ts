import type { AnalyticsEvent } from '@selvedge/contract/analytics.ts';
import type { OrderMoment } from '@selvedge/contract/order-moment.ts';

type Refund = Extract<AnalyticsEvent, { name: 'refund' }>;
type Told = { id: string; event: Refund };

/** What was paid back on an order, each with a name by which it is told once. A refund is an amount: no pieces belong to it. */
export function refundEvents(orderNumber: string, timeline: readonly OrderMoment[]): Told[] {
  return timeline.flatMap((moment) => {
    if (moment.kind !== 'refund') return [];
    const { at, amount } = moment;
    const event: Refund = { name: 'refund', transaction_id: orderNumber, currency: amount.currency, value: amount.amount, items: [] };
    return [{ id: `refund ${orderNumber} ${at} ${amount.amount}`, event }];
  });
}
