import type { OrderDetail } from '@selvedge/contract/order-shape.ts';

const fresh = 60 * 60 * 1000;

/** What a purchase tells of what goes together. A receipt that is read again later tells nothing new, and what is not paid for was not bought. */
export function purchasedProducts(
  { created, orderState, lines }: Pick<OrderDetail, 'created' | 'orderState' | 'lines'>,
  now: Date,
): string[] {
  const isBought = orderState === 'placed' || orderState === 'completed';
  if (!isBought || !(now.getTime() - Date.parse(created) < fresh)) return [];
  return [...new Set(lines.map(({ productId }) => productId))].slice(0, 50);
}
