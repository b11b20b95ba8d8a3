import { share } from '../basket/prorate.ts';

/** Rates in per cent, with at most three decimals. */
export type Tax = { name: string; rate: number };
export type TaxRule = {
  /** Prices hold the tax already; otherwise it is added to them. */
  isIncluded: boolean;
  taxes: readonly Tax[];
  /** Where it goes decides, and is not known yet. */
  isEstimated: boolean;
};

const scale = 1_000;

/** The tax inside an amount that includes it, or the tax that is added to one that does not. */
export function taxOn(amount: number, rate: number, isIncluded: boolean): number {
  const part = Math.round(rate * scale);
  return share(amount, part, isIncluded ? 100 * scale + part : 100 * scale);
}
