import { type Tax, taxOn } from '../tax/tax-on.ts';

/** Amounts in minor units. `rate` in per cent, left out where it is not known for sure. */
export type TaxRow = { name: string; rate?: number; net: number; tax: number };

type Taxed = {
  /** Goods and freight that are taxed, as they were charged. */
  amount: number;
  isIncluded: boolean;
  /** What was charged of each tax. */
  taxes: readonly { name: string; amount: number }[];
  /** What the market asks for now. */
  rates: readonly Tax[];
};

/**
 * What an invoice says of each tax. The amounts are those that were charged; a rate is only said when it gives them: a market's rate may
 * have changed since.
 */
export function sumTaxes({ amount, isIncluded, taxes, rates }: Taxed): TaxRow[] {
  const within = isIncluded ? taxes.reduce((sum, { amount: tax }) => sum + tax, 0) : 0;
  return taxes.flatMap(({ name, amount: tax }, index) => {
    if (name === '') return [];
    const known = rates[index];
    // Lines of a part are rounded one by one.
    const isSame = known?.name === name && Math.abs(taxOn(amount, known.rate, isIncluded) - tax) <= 2;
    return tax > 0 || isSame ? [{ name, ...(isSame && { rate: known.rate }), net: amount - within, tax }] : [];
  });
}
