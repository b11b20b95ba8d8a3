import { ShopError } from '@selvedge/contract/error.ts';

/** What can't be done with an order, by field and key. */
export function refuseOrder(field: string, key: string): ShopError {
  return new ShopError('order_refused', { [field]: [key] });
}
