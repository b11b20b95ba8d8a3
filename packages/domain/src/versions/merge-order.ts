type Orders = Record<'base' | 'mine' | 'theirs', readonly string[]>;

/** The order of two lists that were put together: moved by one of them, with what each of them added behind what it was put behind. */
export function mergeOrder(
  { base, mine, theirs }: Orders,
  isKept: (id: string) => boolean,
): { order: readonly string[]; isConflict: boolean } {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const among = (list: readonly string[]) => list.filter((id) => common.includes(id)).join('\n');
  const [was, my, their] = [among(base), among(mine), among(theirs)];
  const isMoved = my !== was;
  const first = isMoved ? mine : theirs;
  const second = isMoved ? theirs : mine;
  const added = (list: readonly string[]) => list.filter((id) => !base.includes(id));
  // What both put at the same place stands in the same order, whoever is asked.
  const sides = [first, second].sort((a, b) => (added(a).join('\n') < added(b).join('\n') ? 1 : -1));
  let order = first.filter((id) => base.includes(id));
  for (const side of sides) order = putIn(order, side);
  return { order: order.filter(isKept), isConflict: isMoved && their !== was && my !== their };
}

/** Each thing that is not there yet, behind the one that it stands behind in its own list. */
function putIn(order: readonly string[], list: readonly string[]): string[] {
  const next = [...order];
  for (const [index, id] of list.entries()) {
    if (next.includes(id)) continue;
    const before = list.slice(0, index).findLast((each) => next.includes(each));
    next.splice(before === undefined ? 0 : next.indexOf(before) + 1, 0, id);
  }
  return next;
}
