/**
 * The cell that a spot is seen in: how many stand before it, row by row. A wide one that does not fit where it was dropped begins the
 * next row while tiles fill the gap before it; the number that is kept should be the one that is seen.
 */
export function seenPosition(list: HTMLElement | null, key: string): number | undefined {
  const cells = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-cell]') ?? [])];
  const own = cells.find((cell) => cell.querySelector(`[data-spot="${CSS.escape(key)}"]`));
  if (!list || !own) return undefined;
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const place = own.getBoundingClientRect();
  const before = cells.filter((cell) => {
    if (cell === own) return false;
    const { top, left, right } = cell.getBoundingClientRect();
    if (Math.abs(top - place.top) > 1) return top < place.top;
    return isRtl ? right > place.right : left < place.left;
  });
  return before.length + 1;
}
