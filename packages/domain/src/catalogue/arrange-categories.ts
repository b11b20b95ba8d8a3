import type { CategoryTree } from '@selvedge/contract/catalogue/category.ts';

export type GivenCategory = {
  id: string;
  parentId: string | null;
  position: number;
  names: Readonly<Record<string, string>>;
  listsGiftCards?: boolean;
};

export type ArrangedCategory = {
  id: string;
  parentId: string | null;
  names: Readonly<Record<string, string>>;
  listsGiftCards: boolean;
  depth: number;
  /** Not of the assortment: staff made it. */
  isAdded: boolean;
  /** Of the assortment, and not arranged by anybody yet. */
  isUnplaced: boolean;
};

/**
 * The categories of a market, parents before their children, in the order in which they are shown. What staff arranged comes first;
 * what the assortment has beyond that follows where it belongs. Whoever stands below a removed category is removed with it.
 */
export function arrangeCategories(given: readonly GivenCategory[], tree: CategoryTree | undefined): ArrangedCategory[] {
  const known = new Map(given.map((category) => [category.id, category]));
  const removed = new Set(tree?.removed);
  const placed = (tree?.categories ?? []).filter(({ id }) => !removed.has(id));
  const isPlaced = new Set(placed.map(({ id }) => id));
  const rest = given
    .filter(({ id }) => !isPlaced.has(id) && !removed.has(id))
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const all = [
    ...placed.map(({ id, parent, names }) => ({
      ...{ id, parentId: parent, isUnplaced: false, isAdded: !known.has(id) },
      names: { ...known.get(id)?.names, ...names },
      listsGiftCards: known.get(id)?.listsGiftCards ?? false,
    })),
    ...rest.map(({ id, parentId, names, listsGiftCards = false }) => ({
      ...{ id, parentId, names, listsGiftCards, isAdded: false, isUnplaced: placed.length > 0 },
    })),
  ];
  const ids = new Set(all.map(({ id }) => id));
  // A parent that nobody knows ends the line; one that was taken away takes what stands below it along.
  const parentOf = (id: string | null) => (id === null || ids.has(id) || removed.has(id) ? id : null);
  const below = Map.groupBy(all, ({ parentId }) => parentOf(parentId));
  const list: ArrangedCategory[] = [];
  const walk = (parent: string | null, depth: number) => {
    for (const category of below.get(parent) ?? []) {
      list.push({ ...category, parentId: parent, depth });
      walk(category.id, depth + 1);
    }
  };
  walk(null, 0);
  return list;
}
