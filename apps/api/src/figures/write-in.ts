import { convertAmount } from '@selvedge/domain/figures/convert-amount.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import type { Conversion } from './sum-sales.ts';

/** Amounts of several currencies together, in the chosen one; of a currency without a rate nothing. */
export function writeIn({ into, rateOf }: Conversion, amounts: readonly { currency: string; amount: number | string }[]): number {
  const groups = Map.groupBy(amounts, ({ currency }) => currency);
  let all = 0;
  for (const [currency, of] of groups) {
    const rate = rateOf.get(currency);
    if (rate)
      all += convertAmount(
        of.reduce((sum, { amount }) => sum + Number(amount), 0),
        rate,
        into,
      );
  }
  return toDecimal(all, into.currency);
}
