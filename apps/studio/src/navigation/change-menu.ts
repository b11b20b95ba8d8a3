import type { FooterHeadline } from '@selvedge/contract/navigation.ts';
import { convertEntry } from './convert-entry.ts';
import { childLists, type Entries, type Kind, kindOfList } from './menu-kinds.ts';

/** A place between the entries of a list. */
export type Spot = { list: string; index: number };

type Entry = Entries[Kind];

export function readAt<T = Entry>(setting: object, path: string): T | undefined {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], setting) as T | undefined;
}

/** The same settings with another value at a path. */
export function writeAt<S extends object>(setting: S, path: string, next: unknown): S {
  return write(setting, path.split('.'), next) as S;
}

function write(value: unknown, [name, ...rest]: string[], next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value)) return value.with(Number(name), write(value[Number(name)], rest, next));
  return { ...(value as object), [name]: write((value as Record<string, unknown>)[name], rest, next) };
}

/** The list that an entry stands in, and its number there. */
export function spotOf(path: string): Spot {
  const at = path.lastIndexOf('.');
  return { list: path.slice(0, at), index: Number(path.slice(at + 1)) };
}

export type Changed<S> = { setting: S; path: string };

export function insertEntry<S extends object>(setting: S, { list, index }: Spot, entry: Entry): Changed<S> {
  const entries = readAt<Entry[]>(setting, list) ?? [];
  return { setting: settle(writeAt(setting, list, entries.toSpliced(index, 0, entry)), list), path: `${list}.${index}` };
}

export function removeEntry<S extends object>(setting: S, path: string): S {
  const { list, index } = spotOf(path);
  return settle(writeAt(setting, list, readAt<Entry[]>(setting, list)!.toSpliced(index, 1)), list);
}

type Move = { path: string; to: Spot; id: string };

/** An entry at another place, on another level if it must. Undefined where it cannot stand, or would lose something. */
export function moveEntry<S extends object>(setting: S, { path, to, id }: Move): Changed<S> | undefined {
  const from = spotOf(path);
  if (to.list === path || to.list.startsWith(`${path}.`)) return undefined;
  const moved = readAt<Entry>(setting, path);
  const entry = moved && convertEntry(moved, { from: kindOfList(from.list), to: kindOfList(to.list), id });
  if (!entry) return undefined;
  const isSame = to.list === from.list;
  const spot = isSame ? { ...to, index: to.index > from.index ? to.index - 1 : to.index } : { ...to, list: afterRemoval(to.list, from) };
  if (isSame && spot.index === from.index) return { setting, path };
  return insertEntry(removeEntry(setting, path), spot, entry);
}

/** Where a list is found once an entry before one of its ancestors is gone. */
function afterRemoval(list: string, { list: source, index }: Spot): string {
  if (!list.startsWith(`${source}.`)) return list;
  const [number, ...rest] = list.slice(source.length + 1).split('.');
  return Number(number) > index ? [source, Number(number) - 1, ...rest].join('.') : list;
}

/** The footer shows its headlines by their priority: it is their order here. */
function settle<S extends object>(setting: S, list: string): S {
  if (list !== 'footer') return setting;
  return { ...setting, footer: footerOf(setting).map((headline, index) => ({ ...headline, priority: index + 1 })) };
}

/** Settings whose footer stands in the order in which it is shown. */
export function inShownOrder<S extends object>(setting: S): S {
  const footer = footerOf(setting);
  const sorted = footer.toSorted((a, b) => a.priority - b.priority);
  return sorted.every((each, index) => each === footer[index]) ? setting : { ...setting, footer: sorted };
}

const footerOf = (setting: { footer?: FooterHeadline[] }): FooterHeadline[] => setting.footer ?? [];

export type Step = 'up' | 'down' | 'in' | 'out';

/** Where a step by key leads: among its neighbours, into the entry before it, or out beside the entry above it. */
export function spotAfter(setting: object, path: string, step: Step): Spot | undefined {
  const { list, index } = spotOf(path);
  if (step === 'up' && index > 0) return { list, index: index - 1 };
  if (step === 'down' && index < (readAt<Entry[]>(setting, list)?.length ?? 0) - 1) return { list, index: index + 2 };
  if (step === 'in' && index > 0) return lastBelow(setting, `${list}.${index - 1}`, kindOfList(list));
  const above = list.split('.').slice(0, -1).join('.');
  if (step === 'out' && above !== '') return { list: spotOf(above).list, index: spotOf(above).index + 1 };
  return undefined;
}

function lastBelow(setting: object, path: string, kind: Kind): Spot | undefined {
  const [name] = Object.keys(childLists[kind] ?? {});
  if (!name) return undefined;
  const list = `${path}.${name}`;
  return { list, index: readAt<Entry[]>(setting, list)?.length ?? 0 };
}

/** The list inside an entry that takes up something of a kind, as it is or as what it becomes. */
export function spotInside(setting: object, path: string, moved: { path: string }): Spot | undefined {
  const kind = /\.\d+$/.test(path) ? kindOfList(spotOf(path).list) : undefined;
  if (!kind) return { list: path, index: readAt<Entry[]>(setting, path)?.length ?? 0 };
  const wanted = kindOfList(spotOf(moved.path).list);
  const lists = Object.entries(childLists[kind] ?? {});
  const [name] = lists.find(([, below]) => below === wanted) ?? lists[0] ?? [];
  return name ? { list: `${path}.${name}`, index: readAt<Entry[]>(setting, `${path}.${name}`)?.length ?? 0 } : undefined;
}
