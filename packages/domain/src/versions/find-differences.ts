import { isRichNodes } from '../content/words-of-rich-text.ts';

export type Difference = { at: string; before: unknown; after: unknown };

/**
 * Every place where two values differ, as a path of names: `rows.top.hero.blocks.picture.headline`. Things with an id are
 * known by it, so that a block that moved is one change of order and not a change of everything behind it.
 */
export function findDifferences(before: unknown, after: unknown, at = ''): Difference[] {
  if (Object.is(before, after)) return [];
  if (isIdentified(before) && isIdentified(after)) return differInList(before, after, at);
  const titled = pairByTitle(before, after);
  if (titled) return differInList(titled.before, titled.after, at, ({ value }) => value);
  // A text is one thing, however it is stored: a new word in it is a change of the text.
  if (isRichNodes(before) || isRichNodes(after)) return differ(before, after, at);
  if (isObjects(before) && isObjects(after) && before.length === after.length)
    return before.flatMap((each, index) => findDifferences(each, after[index], `${at}.${index}`));
  if (isPlain(before) && isPlain(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => findDifferences(before[name], after[name], at ? `${at}.${name}` : name));
  }
  return differ(before, after, at);
}

const differ = (before: unknown, after: unknown, at: string): Difference[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [{ at, before, after }];

type Identified = { id: string };

function differInList<T extends Identified>(
  before: readonly T[],
  after: readonly T[],
  at: string,
  contentOf: (each: T) => unknown = (each) => each,
): Difference[] {
  const was = new Map(before.map((each) => [each.id, each]));
  const is = new Map(after.map((each) => [each.id, each]));
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  const value = (each: T | undefined) => each && contentOf(each);
  const inside = ids.flatMap((id) => findDifferences(value(was.get(id)), value(is.get(id)), `${at}.${id}`));
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

type Titled = Identified & { value: unknown };

/**
 * Entries of menus have titles and no ids. Known by their titles, one that moved is a change of order; one that was renamed is found
 * at its place instead, because as many titles went as came.
 */
function pairByTitle(before: unknown, after: unknown): { before: Titled[]; after: Titled[] } | undefined {
  const [was, is] = [listTitled(before), listTitled(after)];
  if (!was || !is) return undefined;
  const lacks = (list: readonly Titled[], { id }: Titled) => !list.some((each) => each.id === id);
  const [gone, come] = [was.filter((each) => lacks(is, each)), is.filter((each) => lacks(was, each))];
  return was.length === is.length && gone.length > 0 && gone.length === come.length ? undefined : { before: was, after: is };
}

function listTitled(value: unknown): Titled[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const titled = value.flatMap((each) => (isPlain(each) && typeof each.title === 'string' ? [{ id: each.title, value: each }] : []));
  const isClear = titled.length === value.length && new Set(titled.map(({ id }) => id)).size === titled.length;
  return isClear ? titled : undefined;
}

const isObjects = (value: unknown): value is Record<string, unknown>[] => Array.isArray(value) && value.every(isPlain);
