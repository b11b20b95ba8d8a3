import type { Basket } from '@selvedge/contract/basket-shape.ts';
import { type FreightState, freightState } from '@selvedge/domain/content/free-freight.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';

/** CMS-082 how far a basket is from free delivery; undefined where that says nothing: it is empty, or nothing of it travels. */
export function basketFreight(basket: Basket): FreightState | undefined {
  const { freeShippingMissing, freeShipping, isDigital, quantity, currency } = basket;
  if (isDigital || quantity === 0 || (!freeShipping && !freeShippingMissing)) return undefined;
  const missing = toMinor(freeShippingMissing?.amount ?? 0, currency);
  const counted = toMinor(basket.subtotal.amount - basket.totalDiscount.amount, currency);
  return freightState({ freightValue: counted + missing, subtotal: freeShipping ? counted + missing : counted });
}
