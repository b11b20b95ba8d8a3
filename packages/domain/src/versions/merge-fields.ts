import { isPlain, isSame } from './is-same.ts';
import { type Keyed, keyLists, type Three } from './key-lists.ts';
import { mergeOrder } from './merge-order.ts';

/** A field that both changed, each in another way; undefined: not there, or taken away. */
export type FieldConflict = Three & { at: string };
export type Merged = { merged: unknown; conflicts: FieldConflict[] };

/**
 * Two works that began with the same, put together. What only one of them changed is as that one left it; what both changed stays mine
 * unless theirs was chosen, and is named among the conflicts, so that somebody is asked or told. Fields are those of objects at any depth; things in a list are
 * known by their ids, and so is one that moved. A list without ids is one field, because its order is its meaning.
 */
export function mergeFields(three: Three, { theirs = none }: Chosen = {}): Merged {
  return mergeAt(three, { at: '', takesTheirs: theirs });
}

/** Fields that both changed and of which theirs was chosen, by their paths. */
type Chosen = { theirs?: ReadonlySet<string> };
type Place = { at: string; takesTheirs: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();

function mergeAt(three: Three, place: Place): Merged {
  const { base, mine, theirs } = three;
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, conflicts: [] };
  if (isSame(base, mine)) return { merged: theirs, conflicts: [] };
  const lists = keyLists(three);
  if (lists) return mergeLists(lists, place);
  if (isPlain(base) && isPlain(mine) && isPlain(theirs) && isOneKind([base, mine, theirs]))
    return mergeObjects({ base, mine, theirs }, place);
  const { at, takesTheirs } = place;
  return { merged: takesTheirs.has(at) ? theirs : mine, conflicts: [{ at, ...three }] };
}

type Objects = Record<keyof Three, Record<string, unknown>>;

function mergeObjects({ base, mine, theirs }: Objects, { at, takesTheirs }: Place): Merged {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const parts = [...names].map((name) => {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return { name, ...mergeAt(three, { at: at ? `${at}.${name}` : name, takesTheirs }) };
  });
  const present = parts.filter(({ merged }) => merged !== undefined);
  return {
    merged: Object.fromEntries(present.map(({ name, merged }) => [name, merged])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

function mergeLists({ base, mine, theirs }: Record<keyof Three, Keyed>, { at, takesTheirs }: Place): Merged {
  const ids = new Set([...theirs.keys(), ...mine.keys()]);
  const parts = new Map(
    [...ids].map((id) => {
      const three = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
      return [id, mergeAt(three, { at: `${at}.${id}`, takesTheirs })] as const;
    }),
  );
  const isKept = (id: string) => parts.get(id)?.merged !== undefined;
  const orders = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const isTheirs = takesTheirs.has(`${at}.order`);
  const { order, isConflict } = mergeOrder(isTheirs ? { ...orders, mine: orders.theirs, theirs: orders.mine } : orders, isKept);
  const conflicts = [...parts.values()].flatMap((part) => part.conflicts);
  if (isConflict) conflicts.push({ at: `${at}.order`, ...orders });
  return { merged: order.map((id) => parts.get(id)!.merged), conflicts };
}

/** A benefit that became one of another kind is another thing: half of each would be neither. */
function isOneKind(values: readonly Record<string, unknown>[]): boolean {
  return ['kind', '_alias', 'type', 'field'].every((name) => new Set(values.map((value) => value[name])).size === 1);
}
