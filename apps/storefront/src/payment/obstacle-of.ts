import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { checkThreshold } from '@selvedge/domain/basket/check-threshold.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';

/** BSK-021..025 why this basket may not be bought as it stands; the server refuses it, too. */
export function obstacleOf({ basket, minimumThreshold, maximumThreshold }: BasketAnswer, country: string): string | undefined {
  if (basket.quantity === 0) return 'basket.nothing_to_order';
  const minor = ({ amount }: { amount: number }) => toMinor(amount, basket.currency);
  return checkThreshold(minor(basket.total), { minimum: minor(minimumThreshold), maximum: minor(maximumThreshold) }, country);
}
