import { isPlain } from './is-same.ts';

/** What two works began with, and what each of them is now. */
export type Three = { base: unknown; mine: unknown; theirs: unknown };

/** The things of a list by what they are known by, in their order. */
export type Keyed = ReadonlyMap<string, unknown>;

/** By what the things in the shop's lists are known, the surest first: entries of menus have a title and no id. */
const names = ['id', 'badgeId', 'slug', 'term', 'sku', 'name', 'title'];

/** Three lists whose things can be told apart by the same field; undefined where they cannot. */
export function keyLists({ base, mine, theirs }: Three): Record<keyof Three, Keyed> | undefined {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  for (const name of names) {
    const [was, my, their] = [keyBy(base, name), keyBy(mine, name), keyBy(theirs, name)];
    if (was && my && their && !isRenamedTwice(was, my, their)) return { base: was, mine: my, theirs: their };
  }
  return undefined;
}

/** Both gave one thing another title: known by their titles, it would be there twice. */
function isRenamedTwice(was: Keyed, my: Keyed, their: Keyed): boolean {
  const isLostByBoth = [...was.keys()].some((key) => !my.has(key) && !their.has(key));
  const hasNew = (list: Keyed) => [...list.keys()].some((key) => !was.has(key));
  return isLostByBoth && hasNew(my) && hasNew(their);
}

function keyBy(list: readonly unknown[], name: string): Keyed | undefined {
  const keyed = new Map<string, unknown>();
  for (const each of list) {
    const key = isPlain(each) ? each[name] : undefined;
    if (typeof key !== 'string' || key === '' || keyed.has(key)) return undefined;
    keyed.set(key, each);
  }
  return keyed;
}
