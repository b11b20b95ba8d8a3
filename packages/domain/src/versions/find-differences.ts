export type Difference = { at: string; before: unknown; after: unknown };

/**
 * Every place where two values differ, as a path of names: `rows.top.hero.blocks.picture.headline`. Things with an id are
 * known by it, so that a block that moved is one change of order and not a change of everything behind it.
 */
export function findDifferences(before: unknown, after: unknown, at = ''): Difference[] {
  if (Object.is(before, after)) return [];
  if (isIdentified(before) && isIdentified(after)) return differInList(before, after, at);
  if (isPlain(before) && isPlain(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => findDifferences(before[name], after[name], at ? `${at}.${name}` : name));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ at, before, after }];
}

type Identified = { id: string };

function differInList(before: readonly Identified[], after: readonly Identified[], at: string): Difference[] {
  const was = new Map(before.map((each) => [each.id, each]));
  const is = new Map(after.map((each) => [each.id, each]));
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  const inside = ids.flatMap((id) => findDifferences(was.get(id), is.get(id), `${at}.${id}`));
  const kept = (list: readonly Identified[]) => list.map(({ id }) => id).filter((id) => was.has(id) && is.has(id));
  const [orderBefore, orderAfter] = [kept(before), kept(after)];
  const hasMoved = orderBefore.join('\n') !== orderAfter.join('\n');
  return hasMoved ? [...inside, { at: `${at}.order`, before: orderBefore, after: orderAfter }] : inside;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty list has nothing that needs an id, and so fits beside one that has. */
function isIdentified(value: unknown): value is Identified[] {
  return Array.isArray(value) && value.every((each) => isPlain(each) && typeof each.id === 'string');
}
