import type { AnalyticsOrder } from '@selvedge/contract/analytics.ts';
import { currencyDecimals } from '../money/currency.ts';
import { toMinor, unitWith } from '../money/minor-units.ts';

type Sums = Pick<AnalyticsOrder, 'currency' | 'subTotal' | 'totalDiscount' | 'totalVat' | 'shippingVat'>;

/** Where prices are without tax, so that none has to be taken out of them. */
const withoutTax: ReadonlySet<string> = new Set(['CA', 'US']);

/** ANA-027, ANA-028 what an order counts for: goods after discounts, without tax and freight, at most two decimals whatever the currency has. */
export function orderRevenue({ currency, subTotal, totalDiscount, totalVat, shippingVat }: Sums, country: string): number {
  const of = (amount: number) => toMinor(amount, currency);
  const vatOfGoods = withoutTax.has(country) ? 0 : of(totalVat) - of(shippingVat);
  return withTwoDecimals(of(subTotal) - vatOfGoods - of(totalDiscount), currency);
}

function withTwoDecimals(minor: number, currency: string): number {
  const decimals = currencyDecimals(currency);
  if (decimals <= 2) return minor / unitWith(decimals);
  // A rounded -0.4 is -0, which is no amount.
  return Math.round(minor / unitWith(decimals - 2)) / 100 + 0;
}
