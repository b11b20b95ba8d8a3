type Earning = {
  /** In minor units: what earns one point. */
  perPoint: number;
  /** Of the tier, and of each campaign: 200 is twice as many. */
  percents?: readonly number[];
};

/** Whole points only: what is left over earns nothing. Exact however large the amount is. */
export function pointsOfAmount(amount: number, { perPoint, percents = [] }: Earning): number {
  if (amount <= 0) return 0;
  const wanted = percents.reduce((product, percent) => product * BigInt(percent), BigInt(amount));
  return Number(wanted / (BigInt(perPoint) * 100n ** BigInt(percents.length)));
}

/** Of a line's points, those of the pieces that were kept. Step by step or at once, the same number of pieces has the same points. */
export function pointsOfPieces({ points, quantity }: { points: number; quantity: number }, kept: number): number {
  return Number((BigInt(points) * BigInt(Math.max(0, Math.min(kept, quantity)))) / BigInt(quantity));
}
