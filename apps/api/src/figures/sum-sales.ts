import type { SalesFigures } from '@selvedge/contract/studio/figures-sales.ts';
import { convertAmount, type ExchangeRate } from '@selvedge/domain/figures/convert-amount.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import type { SalesRow } from './count-sales.ts';

export type Conversion = {
  into: ExchangeRate;
  /** Of those that can be converted. */
  rateOf: ReadonlyMap<string, ExchangeRate>;
};

/** Rows of any markets and currencies together; amounts only of currencies that can be written in the one that was chosen. */
export function sumSales(rows: readonly SalesRow[], { into, rateOf }: Conversion): SalesFigures {
  const sum = (of: readonly SalesRow[], field: (row: SalesRow) => number) => of.reduce((all, row) => all + field(row), 0);
  const priced = rows.filter(({ currency }) => rateOf.has(currency));
  // Each currency is added up before it is converted: rounding every hour would move cents.
  const amount = (field: (row: SalesRow) => number) => {
    const groups = Map.groupBy(priced, ({ currency }) => currency);
    return [...groups].reduce((all, [currency, of]) => all + convertAmount(sum(of, field), rateOf.get(currency)!, into), 0);
  };
  const gross = amount((row) => row.paid - row.cards);
  const refunded = amount((row) => row.refunded - row.refundedCards);
  const pricedOrders = sum(priced, ({ orders }) => orders);
  const write = (minor: number) => toDecimal(minor, into.currency);
  return {
    ...{ orders: sum(rows, ({ orders }) => orders), items: sum(rows, ({ items }) => items) },
    ...{ gross: write(gross), net: write(amount((row) => row.paid - row.cards - row.vat)) },
    ...{ refunded: write(refunded), kept: write(gross - refunded), giftCards: write(amount((row) => row.cards - row.refundedCards)) },
    basket: write(pricedOrders === 0 ? 0 : Math.round(gross / pricedOrders)),
    ...{ returns: sum(rows, ({ returns }) => returns), returnedItems: sum(rows, ({ returnedItems }) => returnedItems) },
  };
}
