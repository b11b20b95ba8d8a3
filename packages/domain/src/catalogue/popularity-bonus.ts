const perDoubling = 50;
const most = 300;

/**
 * How far what visitors like moves up in the order that staff gave it. It grows with every doubling: the hundredth visitor says
 * less than the second, and no crowd carries a product past everything that staff put first.
 */
export function popularityBonus(score: number): number {
  return Math.min(most, Math.round(perDoubling * Math.log2(1 + Math.max(0, score))));
}
