import type { Db } from '../db/db.ts';
import { bumpRevision } from '../revision/revision.ts';
import { type NewStore, storeTable } from './tables.ts';

/** All of the retailer's stores; those that are left out have closed. */
export async function saveStores(tx: Db, stores: readonly NewStore[]): Promise<void> {
  await tx.delete(storeTable);
  if (stores.length > 0) await tx.insert(storeTable).values([...stores]);
  // Pages and searches are made from stores in memory, which follow this number.
  await bumpRevision(tx, 'content');
}
