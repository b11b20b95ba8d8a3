import { share } from '../basket/prorate.ts';

/** Of all pieces of a line, in minor units: what was paid for them, with every discount, and the tax in that. */
export type LineMoney = { amount: number; tax: number };

/**
 * What so many pieces of a line are worth when `before` of them have been counted out already. Counted out in any number of steps, the
 * pieces come to the line's amount to the last minor unit: of 10.00 for three, 3.33, 3.34 and 3.33.
 */
export function worthOfPieces(line: LineMoney & { quantity: number }, { before, pieces }: { before: number; pieces: number }): LineMoney {
  const worth = (whole: number) => share(whole, before + pieces, line.quantity) - share(whole, before, line.quantity);
  return { amount: worth(line.amount), tax: worth(line.tax) };
}
