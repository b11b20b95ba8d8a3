import type { PriceRounding } from '@selvedge/contract/studio/markets.ts';
import { unitOf } from './minor-units.ts';

export type Conversion = { from: string; to: string; rate: number; rounding: PriceRounding };

/** A price of one currency in another, as a shop writes prices there. Minor units; never to nothing: what cost something still does. */
export function convertPrice(amount: number, { from, to, rate, rounding }: Conversion): number {
  if (amount === 0) return 0;
  const unit = unitOf(to);
  const exact = (amount / unitOf(from)) * rate;
  const rounded = roundings[rounding](exact, unit);
  return Math.max(1, Math.round(rounded * unit));
}

// A sum like 49.90000000000001 is 49.90, and must not be lifted to the next step.
const nearly = 1e-9;

const roundings: Record<PriceRounding, (exact: number, unit: number) => number> = {
  exact: (exact, unit) => Math.round(exact * unit) / unit,
  whole: (exact) => Math.max(1, Math.round(exact)),
  // Where a currency has no coins below its unit there is nothing to end in .90.
  ninety: (exact, unit) => (unit === 1 ? Math.max(1, Math.round(exact)) : Math.ceil(exact - 0.9 - nearly) + 0.9),
  five: (exact) => Math.max(5, Math.ceil(exact / 5 - nearly) * 5),
};
