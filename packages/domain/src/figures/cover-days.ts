/** For how many days the pieces last when they sell on as they did; undefined when nothing sold, because then they last for good. */
export function coverDays({ pieces, sold, days }: { pieces: number; sold: number; days: number }): number | undefined {
  if (sold <= 0 || days <= 0) return undefined;
  return Math.floor((Math.max(0, pieces) * days) / sold);
}
