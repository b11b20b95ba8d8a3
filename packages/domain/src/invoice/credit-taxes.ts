import { prorate } from '../basket/prorate.ts';
import { sumTaxes, type TaxRow } from './sum-taxes.ts';

type Credit = {
  /** What goes back and was taxed, with its tax; minor units. */
  amount: number;
  tax: number;
  /** What of each tax the whole order was charged. */
  charged: readonly { name: string; amount: number }[];
  rates: Parameters<typeof sumTaxes>[0]['rates'];
};

/** Taxes of what goes back: shared over the order's taxes as they were charged, and adding up to the last minor unit. */
export function creditTaxes({ amount, tax, charged, rates }: Credit): TaxRow[] {
  const shares = prorate(
    tax,
    charged.map((each) => each.amount),
  );
  const taxes = charged.map(({ name }, index) => ({ name, amount: shares[index]! }));
  return sumTaxes({ amount, isIncluded: true, taxes, rates });
}
