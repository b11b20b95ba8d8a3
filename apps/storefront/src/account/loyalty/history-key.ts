import type { LoyaltyTransaction } from '@selvedge/contract/loyalty-shape.ts';

const ofOrders: readonly LoyaltyTransaction['kind'][] = ['earn', 'unearn', 'book', 'give', 'correct'];

/** What happened, in words; with the order where it was one. Receipts of stores and gifts have none. */
export function historyKey({ kind, orderNumber, occasion }: Pick<LoyaltyTransaction, 'kind' | 'orderNumber' | 'occasion'>): string {
  if (occasion) return `loyalty.history_gift.${occasion}`;
  return orderNumber !== null && ofOrders.includes(kind) ? `loyalty.history_of_order.${kind}` : `loyalty.history.${kind}`;
}
