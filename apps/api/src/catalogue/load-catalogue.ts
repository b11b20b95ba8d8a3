import type { Db } from '../db/db.ts';
import { fromPrimary, type Reads } from '../db/from-primary.ts';
import { databaseSource } from './database-source.ts';
import { changedProducts } from './note-products.ts';
import { type CatalogueSnapshot, openCatalogue } from './open-catalogue.ts';
import type { CataloguePatch } from './patch/catalogue-patch.ts';
import { readPatch } from './patch/read-patch.ts';

export type LoadCatalogue = {
  now: Date;
  /** The snapshot that this one replaces: the markets it serves are made ready before it takes over. */
  previous?: CatalogueSnapshot | undefined;
  /** Where it is read; the database itself when left out. */
  reads?: Reads | undefined;
};

/** The assortment in memory: what changed since the previous one is put into it, or everything is read. */
export async function loadCatalogue(db: Db, { now, previous, reads = fromPrimary(db) }: LoadCatalogue): Promise<CatalogueSnapshot> {
  // The list of what changed and the changes come from one server: another may not have come as far as the list says.
  const read = await reads.caughtUp();
  const changes = previous && (await read((from) => readChanges(from, previous)));
  // A notice may tell of a change that was read with the one before.
  if (previous && changes === 'none') return previous;
  const patched = previous && typeof changes === 'object' && (await previous.patched(changes, now));
  const inUse = { markets: previous?.inUse() ?? [], searchedIn: previous?.searchedIn() ?? [] };
  return patched || openCatalogue(await databaseSource(db, reads), { ...inUse, now });
}

async function readChanges(db: Db, { revision }: CatalogueSnapshot): Promise<CataloguePatch | 'none' | 'too many'> {
  const changed = await changedProducts(db, revision);
  if (!changed) return 'too many';
  return changed.revision === revision ? 'none' : readPatch(db, changed);
}
