/** LOY-002 how far the next reward is: none when all of them can be had, undefined when there is none. */
export function pointsToReward(balance: number, costs: readonly number[]): number | undefined {
  if (costs.length === 0) return undefined;
  const missing = costs.map((cost) => cost - balance).filter((each) => each > 0);
  return missing.length === 0 ? 0 : Math.min(...missing);
}
