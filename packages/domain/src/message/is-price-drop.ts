/** A cent is no news. */
const leastShare = 0.05;

/** Whether a price has fallen far enough since a piece was put on a list for its owner to be told. In minor units. */
export function isPriceDrop({ before, now }: { before: number; now: number }): boolean {
  return now <= before * (1 - leastShare);
}
