/** What a lot still counts for a tier. */
export type TierLot = { id: number; reference: string; tierPoints: number };

/**
 * Points that are corrected count for no tier any more. Those of a purchase come out of its own lots alone: what never lifted anybody takes
 * nothing away. A mistake that staff put right was made lately, so that the latest lots go first. Answers the lots that change.
 */
export function lowerTierPoints(
  lots: readonly TierLot[],
  { points, reference }: { points: number; reference: string },
): readonly { id: number; tierPoints: number }[] {
  const inTurn = lots.filter((lot) => reference === '' || lot.reference === reference).sort((a, b) => b.id - a.id);
  let left = points;
  return inTurn.flatMap(({ id, tierPoints }) => {
    const taken = Math.min(left, tierPoints);
    left -= taken;
    return taken > 0 ? [{ id, tierPoints: tierPoints - taken }] : [];
  });
}
