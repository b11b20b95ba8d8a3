/** `query`: what is kept in the address, without its question mark. */
export type SavedView = { name: string; query: string; columns: readonly string[] };

export function readViews(stored: unknown): readonly SavedView[] {
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

/** One name, one view: saved again it is the new one, at its old place. */
export function putView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return views.some(({ name }) => name === view.name) ? views.map((each) => (each.name === view.name ? view : each)) : [...views, view];
}

function isView(given: unknown): given is SavedView {
  const { name, query, columns } = (given ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return (
    typeof name === 'string' && typeof query === 'string' && Array.isArray(columns) && columns.every((each) => typeof each === 'string')
  );
}
