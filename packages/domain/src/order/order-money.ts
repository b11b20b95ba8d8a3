import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { OrderLine } from '@selvedge/contract/order-shape.ts';
import { toMinor } from '../money/minor-units.ts';
import type { OrderDocument } from './freeze-basket.ts';
import type { LineMoney } from './worth-of-pieces.ts';

type Priced = Pick<OrderDocument, 'currency' | 'isTaxIncluded'>;

/** What was paid for a line: where tax is added to the prices, with it. */
export function moneyOfLine({ groupTotalPrice, explanation }: Pick<OrderLine, 'groupTotalPrice' | 'explanation'>, of: Priced): LineMoney {
  const taxes = explanation.filter(({ kind }) => kind === 'tax').map(({ amount }) => minor(amount, of));
  return paid(
    minor(groupTotalPrice.salesPrice, of),
    taxes.reduce((sum, each) => sum + each, 0),
    of,
  );
}

export function moneyOfFreight({
  shippingTotal,
  shippingVat,
  ...of
}: Priced & Pick<OrderDocument, 'shippingTotal' | 'shippingVat'>): LineMoney {
  return paid(minor(shippingTotal, of), minor(shippingVat, of), of);
}

function paid(price: number, tax: number, { isTaxIncluded }: Priced): LineMoney {
  return { amount: isTaxIncluded ? price : price + tax, tax };
}

function minor({ amount }: Money, { currency }: Priced): number {
  return toMinor(amount, currency);
}
