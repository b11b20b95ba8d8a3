import type { Basket } from '@selvedge/contract/basket-shape.ts';
import type { PricedBasket } from '@selvedge/domain/basket/price-basket.ts';
import type { TaxRule } from '@selvedge/domain/tax/tax-on.ts';
import type { PayLine } from '../payment/payment-provider.ts';

type Priced = { basket: Pick<Basket, 'lines'>; priced: PricedBasket; tax: TaxRule };

/** The basket as a provider wants to read it: with tax, shipping and gift cards, coming to exactly what is left to pay. */
export function payLines({ basket, priced, tax }: Priced): PayLine[] {
  const taxRate = Math.round(tax.taxes.reduce((sum, { rate }) => sum + rate, 0) * 100);
  const withTax = (amount: number, taxes: readonly number[]) => {
    const taxValue = taxes.reduce((sum, each) => sum + each, 0);
    return { totalValue: tax.isIncluded ? amount : amount + taxValue, taxValue };
  };
  const goods = priced.lines.flatMap(({ id, quantity, after, taxes }): PayLine[] => {
    const line = basket.lines.find((each) => each.id === id);
    if (!line || quantity === 0) return [];
    const { totalValue, taxValue } = withTax(after, taxes);
    const kind = line.isDigital ? 'digital' : 'physical';
    const unitValue = Math.ceil(totalValue / quantity);
    return [
      { reference: line.sku, name: line.name, kind, quantity, unitValue, totalValue, taxValue, taxRate: line.isDigital ? 0 : taxRate },
    ];
  });
  const freight = withTax(priced.shipping, priced.shippingTaxes);
  const shipping: PayLine = {
    ...{ reference: 'shipping', name: 'Shipping', kind: 'shipping', quantity: 1 },
    ...{ unitValue: freight.totalValue, ...freight, taxRate },
  };
  const cards = priced.giftCards
    .filter(({ used }) => used > 0)
    .map(
      ({ id, used }): PayLine => ({
        ...{
          reference: id,
          name: 'Gift card',
          kind: 'giftCard',
          quantity: 1,
          unitValue: -used,
          totalValue: -used,
          taxValue: 0,
          taxRate: 0,
        },
      }),
    );
  return [...goods, ...(freight.totalValue > 0 ? [shipping] : []), ...cards];
}
