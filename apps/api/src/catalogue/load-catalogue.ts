import type { Db } from '../db/db.ts';
import { databaseSource } from './database-source.ts';
import { type CatalogueSnapshot, openCatalogue } from './snapshot.ts';

export type LoadCatalogue = {
  now: Date;
  /** The snapshot that this one replaces: the markets it serves are made ready before it takes over. */
  previous?: CatalogueSnapshot | undefined;
};

/** Reads the assortment into memory. */
export async function loadCatalogue(db: Db, { now, previous }: LoadCatalogue): Promise<CatalogueSnapshot> {
  return openCatalogue(await databaseSource(db), { markets: previous?.inUse() ?? [], now });
}
