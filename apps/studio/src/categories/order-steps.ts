import { type CategorySettings, mostOrdered } from '@selvedge/contract/catalogue/category.ts';

type Move = { shown: readonly string[]; from: number; to: number };

/**
 * The settings after a tile was put at another place of the listing. What stands before that place has to stay there, so it is pinned
 * along; what was picked by hand is simply in another order.
 */
export function moveTile(settings: CategorySettings, { shown, from, to }: Move): CategorySettings {
  const id = shown[from];
  if (id === undefined || from === to || to < 0 || to >= shown.length) return settings;
  const next = shown.toSpliced(from, 1).toSpliced(to, 0, id);
  if (settings.products.kind === 'picked') {
    const known = new Set(next);
    const rest = settings.products.ids.filter((each) => !known.has(each));
    return { ...settings, order: [], products: { kind: 'picked', ids: [...next, ...rest] } };
  }
  const pinned = new Set(settings.order);
  const last = next.findLastIndex((each) => pinned.has(each) && each !== id);
  const absent = settings.order.filter((each) => !shown.includes(each));
  const count = Math.max(to, last) + 1;
  return { ...settings, order: [...next.slice(0, count), ...absent].slice(0, mostOrdered) };
}

export function pinToTop(settings: CategorySettings, id: string): CategorySettings {
  if (settings.products.kind === 'picked') {
    const ids = [id, ...settings.products.ids.filter((each) => each !== id)];
    return { ...settings, order: [], products: { kind: 'picked', ids } };
  }
  return { ...settings, order: [id, ...settings.order.filter((each) => each !== id)].slice(0, mostOrdered) };
}

export function unpin(settings: CategorySettings, id: string): CategorySettings {
  return { ...settings, order: settings.order.filter((each) => each !== id) };
}
