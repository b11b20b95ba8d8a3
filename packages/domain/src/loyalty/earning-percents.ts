/**
 * What a line's points are multiplied by: the member's tier, and of the campaigns that hold for it the best one. Two campaigns that meet on
 * one article do not multiply each other: nobody who planned either of them meant four times the points.
 */
export function earningPercents({ tier, campaigns }: { tier: number | undefined; campaigns: readonly number[] }): number[] {
  return [...(tier === undefined ? [] : [tier]), ...(campaigns.length === 0 ? [] : [Math.max(...campaigns)])];
}
