import type { Db } from '../db/db.ts';
import { databaseSource } from './database-source.ts';
import { changedProducts } from './note-products.ts';
import { type CatalogueSnapshot, openCatalogue } from './open-catalogue.ts';
import { readPatch } from './patch/read-patch.ts';

export type LoadCatalogue = {
  now: Date;
  /** The snapshot that this one replaces: the markets it serves are made ready before it takes over. */
  previous?: CatalogueSnapshot | undefined;
};

/** The assortment in memory: what changed since the previous one is put into it, or everything is read. */
export async function loadCatalogue(db: Db, { now, previous }: LoadCatalogue): Promise<CatalogueSnapshot> {
  const changed = previous && (await changedProducts(db, previous.revision));
  // A notice may tell of a change that was read with the one before.
  if (previous && changed?.revision === previous.revision) return previous;
  const patched = changed && (await previous.patched(await readPatch(db, changed), now));
  return patched ?? openCatalogue(await databaseSource(db), { markets: previous?.inUse() ?? [], now });
}
