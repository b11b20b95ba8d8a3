import { type KeepCurrent, type Kept, keepCurrent } from '../revision/keep-current.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { CatalogueSnapshot } from './open-catalogue.ts';

export type KeepCatalogue = Omit<KeepCurrent<CatalogueSnapshot>, 'name' | 'load'> & { clock: () => Date };

/** Holds the assortment in memory. The next one takes over only when the markets in use are ready in it. */
export function keepCatalogue({ clock, ...options }: KeepCatalogue): Promise<Kept<CatalogueSnapshot>> {
  let previous: CatalogueSnapshot | undefined;
  return keepCurrent({
    ...options,
    name: 'catalogue',
    load: async (db) => {
      previous = await loadCatalogue(db, { now: clock(), previous });
      return previous;
    },
  });
}
