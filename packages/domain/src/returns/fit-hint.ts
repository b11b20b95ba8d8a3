import type { FitHint } from '@selvedge/contract/catalogue/product.ts';

/** Pieces of a style: how many were sent, and how many of them came back because of their size. */
export type FitCounts = { sent: number; tooSmall: number; tooLarge: number };

/** Of fewer pieces a few families would speak for everybody. */
const fewestSent = 20;
/** Less is what every style has: somebody always takes the wrong size. */
const leastShare = 0.2;
/** Of a style that is too small for as many as it is too large for, there is nothing to say. */
const timesTheOther = 3;

/** What is said of a style's size on its page; mostly nothing. Pieces that were kept count as those of who found nothing wrong. */
export function fitHint({ sent, tooSmall, tooLarge }: FitCounts): FitHint | undefined {
  const [fit, count, other] = tooSmall > tooLarge ? (['small', tooSmall, tooLarge] as const) : (['large', tooLarge, tooSmall] as const);
  const isSaid = sent >= fewestSent && count >= sent * leastShare && count >= other * timesTheOther;
  return isSaid ? { fit, count, sent } : undefined;
}
