import type { LoyaltyTransaction } from '@selvedge/contract/loyalty-shape.ts';

const ofOrders: readonly LoyaltyTransaction['kind'][] = ['earn', 'unearn', 'book', 'give', 'correct'];

/** What happened, in words; with the order where it was one. Receipts of stores and gifts have none. */
export function historyKey({
  kind,
  orderNumber,
  occasion,
  isPayment,
}: Pick<LoyaltyTransaction, 'kind' | 'orderNumber' | 'occasion' | 'isPayment'>): string {
  if (isPayment && (kind === 'spend' || kind === 'unspend')) return `loyalty.history_payment.${kind}`;
  if (occasion) return `loyalty.history_gift.${occasion}`;
  return orderNumber !== null && ofOrders.includes(kind) ? `loyalty.history_of_order.${kind}` : `loyalty.history.${kind}`;
}
