import type { CategoryRow } from './catalogue-source.ts';

const deepest = 12;

/** Categories by id, with those above each. A parent that is missing, or that is its own descendant, ends the line. */
export function categoryTree(rows: readonly CategoryRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paths = new Map<string, readonly string[]>();
  const pathOf = (id: string): readonly string[] => {
    const known = paths.get(id);
    if (known) return known;
    const path: string[] = [];
    for (let at: string | null = id; at !== null && path.length < deepest && !path.includes(at); at = byId.get(at)?.parentId ?? null) {
      path.unshift(at);
    }
    paths.set(id, path);
    return path;
  };
  const key = (id: string) =>
    pathOf(id)
      .map((each) => `${String(byId.get(each)?.position ?? 0).padStart(7, '0')} ${each}`)
      .join('/');
  const inOrder = [...byId.keys()].map((id) => ({ id, key: key(id) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const order = new Map(inOrder.map(({ id }, index) => [id, index]));
  return {
    byId,
    pathOf,
    /** Where a category stands when the whole tree is written out, parents before children. */
    orderOf: (id: string) => order.get(id) ?? Number.MAX_SAFE_INTEGER,
    withAncestors: (ids: readonly string[]): readonly string[] => [...new Set(ids.flatMap((id) => pathOf(id)))],
  };
}
