import type { BasketStaffDiscount } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { PricedBasket } from '@selvedge/domain/basket/price-basket.ts';
import type { StaffDiscount } from '@selvedge/domain/basket/take-staff-discounts.ts';

/** With who gave them and why, and what they come to. */
export function showStaffDiscounts(priced: PricedBasket, money: (amount: number) => Money): BasketStaffDiscount[] {
  return priced.staffDiscounts.map((discount) => {
    const { lineId, take, reason, by } = discount;
    return {
      ...(lineId !== undefined && { lineItemId: lineId }),
      ...('percent' in take && { percent: take.percent }),
      taken: money(takenBy(priced, discount)),
      ...{ reason: reason.name, by: by.name },
    };
  });
}

export function takenBy({ lines }: Pick<PricedBasket, 'lines'>, discount: StaffDiscount): number {
  const parts = lines.flatMap(({ staffDiscounts }) => staffDiscounts.filter((each) => each.discount === discount));
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
