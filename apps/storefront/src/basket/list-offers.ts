import type { Basket } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { toDecimal, toMinor } from '@selvedge/domain/money/minor-units.ts';

export type Offer = { id: string; name: string; amount: Money };

/** Lines of an order tell it, too. */
type Promoted = { lines: readonly Pick<Basket['lines'][number], 'explanation'>[]; currency: string };

/** What each promotion takes off the whole basket, from the shares that the lines tell of. */
export function listOffers({ lines, currency }: Promoted): Offer[] {
  const offers = new Map<string, { name: string; minor: number }>();
  for (const { kind, reference = '', name = '', amount } of lines.flatMap(({ explanation }) => explanation)) {
    if (kind !== 'promotion') continue;
    const { minor = 0 } = offers.get(reference) ?? {};
    offers.set(reference, { name, minor: minor + toMinor(amount.amount, currency) });
  }
  return [...offers]
    .filter(([, { minor }]) => minor > 0)
    .map(([id, { name, minor }]) => ({ id, name, amount: { amount: toDecimal(minor, currency), currency } }));
}
