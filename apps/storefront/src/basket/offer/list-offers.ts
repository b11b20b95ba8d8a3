import type { Basket } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { sumMoney } from '@selvedge/domain/money/sum-money.ts';

export type Offer = { id: string; name: string; amount: Money };

/** Lines of an order tell it, too. */
type Promoted = { lines: readonly Pick<Basket['lines'][number], 'explanation'>[]; currency: string };

/** What each promotion and each discount of staff takes off the whole basket, from the shares that the lines tell of. */
export function listOffers({ lines, currency }: Promoted): Offer[] {
  const offers = new Map<string, { name: string; shares: Money[] }>();
  for (const { kind, reference = '', name = '', amount } of lines.flatMap(({ explanation }) => explanation)) {
    if (kind !== 'promotion' && kind !== 'staff') continue;
    const { shares = [] } = offers.get(reference) ?? {};
    offers.set(reference, { name, shares: [...shares, amount] });
  }
  return [...offers]
    .map(([id, { name, shares }]) => ({ id, name, amount: sumMoney(shares, currency) }))
    .filter(({ amount }) => amount.amount > 0);
}
