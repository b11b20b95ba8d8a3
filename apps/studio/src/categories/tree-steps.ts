import type { CategoryTree } from '@selvedge/contract/catalogue/category.ts';
import { type ArrangedCategory, arrangeCategories, type GivenCategory } from '@selvedge/domain/catalogue/arrange-categories.ts';

type Given = readonly GivenCategory[];
type Step = { tree: CategoryTree; given: Given };
export type Place = { id: string; parent: string | null; before?: string | undefined };

/** A category at another place, with what stands below it. Below itself it goes nowhere. */
export function placeCategory({ tree, given }: Step, { id, parent, before }: Place): CategoryTree {
  const list = arrangeCategories(given, tree);
  if (parent !== null && isWithin(list, { id: parent, top: id })) return tree;
  const nodes = nodesOf(tree, list);
  const moved = nodes.find((node) => node.id === id);
  if (!moved) return tree;
  const rest = nodes.filter((node) => node.id !== id);
  const at = before === undefined ? -1 : rest.findIndex((node) => node.id === before);
  return { ...tree, categories: rest.toSpliced(at < 0 ? rest.length : at, 0, { ...moved, parent }) };
}

/** up and down: among its siblings. in: below the one before it. out: behind its parent. */
export function stepCategory(step: Step, id: string, way: 'up' | 'down' | 'in' | 'out'): CategoryTree {
  const list = arrangeCategories(step.given, step.tree);
  const own = list.find((each) => each.id === id);
  if (!own) return step.tree;
  const siblings = list.filter(({ parentId }) => parentId === own.parentId);
  const at = siblings.indexOf(own);
  const parent = own.parentId;
  if (way === 'up') return at === 0 ? step.tree : placeCategory(step, { id, parent, before: siblings[at - 1]!.id });
  if (way === 'down') return at === siblings.length - 1 ? step.tree : placeCategory(step, { id, parent, before: siblings[at + 2]?.id });
  if (way === 'in') return at === 0 ? step.tree : placeCategory(step, { id, parent: siblings[at - 1]!.id });
  const above = list.find((each) => each.id === parent);
  if (!above) return step.tree;
  const aunts = list.filter(({ parentId }) => parentId === above.parentId);
  return placeCategory(step, { id, parent: above.parentId, before: aunts[aunts.indexOf(above) + 1]?.id });
}

/** An empty name gives the assortment's own back. */
export function renameCategory(
  { tree, given }: Step,
  { id, language, name }: { id: string; language: string; name: string },
): CategoryTree {
  const nodes = nodesOf(tree, arrangeCategories(given, tree));
  const categories = nodes.map((node) => {
    if (node.id !== id) return node;
    const { [language]: _, ...others } = node.names;
    return { ...node, names: name.trim() === '' ? others : { ...others, [language]: name } };
  });
  return { ...tree, categories };
}

export type NewCategory = { id: string; parent: string | null; names: Record<string, string> };

export function addCategory({ tree, given }: Step, category: NewCategory): CategoryTree {
  const nodes = nodesOf(tree, arrangeCategories(given, tree));
  return {
    categories: [...nodes.filter(({ id }) => id !== category.id), category],
    removed: tree.removed.filter((id) => id !== category.id),
  };
}

export function removeCategory({ tree, given }: Step, id: string): CategoryTree {
  const nodes = nodesOf(tree, arrangeCategories(given, tree));
  return { categories: nodes, removed: [...new Set([...tree.removed, id])] };
}

export function bringBack(tree: CategoryTree, id: string): CategoryTree {
  return { ...tree, removed: tree.removed.filter((each) => each !== id) };
}

export function isWithin(list: readonly ArrangedCategory[], { id, top }: { id: string; top: string }): boolean {
  const parents = new Map(list.map((each) => [each.id, each.parentId]));
  for (let at: string | null | undefined = id; at; at = parents.get(at)) if (at === top) return true;
  return false;
}

/** Every category has its place in writing once somebody has moved one; removed ones keep theirs, to come back to. */
function nodesOf(tree: CategoryTree, list: readonly ArrangedCategory[]): CategoryTree['categories'] {
  const own = new Map(tree.categories.map((node) => [node.id, node]));
  const shown = new Set(list.map(({ id }) => id));
  return [
    ...list.map(({ id, parentId }) => ({ id, parent: parentId, names: own.get(id)?.names ?? {} })),
    ...tree.categories.filter(({ id }) => !shown.has(id)),
  ];
}
