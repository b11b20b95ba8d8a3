/** Points that were booked together and expire together. */
export type Lot = { id: number; remaining: number; expiresAt: Date };

/**
 * Which lots so many points come out of: first the one that is named, then whichever expires next. Answers what is left in each that
 * changes, and how many points were in none of them.
 */
export function takeFromLots(
  lots: readonly Lot[],
  points: number,
  firstId?: number,
): { changed: readonly { id: number; remaining: number }[]; missing: number } {
  const isFirst = ({ id }: Lot) => (id === firstId ? 0 : 1);
  const inTurn = [...lots].sort((a, b) => isFirst(a) - isFirst(b) || Number(a.expiresAt) - Number(b.expiresAt) || a.id - b.id);
  let missing = points;
  const changed = inTurn.flatMap(({ id, remaining }) => {
    const taken = Math.min(missing, remaining);
    missing -= taken;
    return taken > 0 ? [{ id, remaining: remaining - taken }] : [];
  });
  return { changed, missing };
}
