/**
 * Shares an amount by weights, in whole minor units. The shares add up to the amount to the last cent, and none is larger than its
 * weight as long as the amount is not larger than all weights together: what rounding leaves over goes to the largest remainders.
 */
export function prorate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amount === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => ({ index, ...divide(amount, weight, whole) }));
  const shares = parts.map(({ share }) => share);
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  // Of equal remainders the earlier line gets it: the same basket is always shared the same way.
  for (const { index } of parts.filter(({ rest }) => rest > 0).sort((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    shares[index]! += 1;
    left -= 1;
  }
  return shares;
}

/** `amount * part / whole`, half a unit rounded up. */
export function share(amount: number, part: number, whole: number): number {
  const { share: down, rest } = divide(amount, part, whole);
  return rest * 2 >= whole ? down + 1 : down;
}

function divide(amount: number, part: number, whole: number): { share: number; rest: number } {
  const product = amount * part;
  if (Number.isSafeInteger(product)) return { share: Math.floor(product / whole), rest: product % whole };
  // Beyond 2^53 a product of two amounts would lose its last digits, and with them cents.
  const exact = BigInt(amount) * BigInt(part);
  return { share: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) };
}
