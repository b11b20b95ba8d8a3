import type { Db } from '../db/db.ts';
import { type StoreRow, storeTable } from './tables.ts';

/** All of the retailer's stores; those that are left out have closed. */
export async function saveStores(tx: Db, stores: readonly StoreRow[]): Promise<void> {
  await tx.delete(storeTable);
  if (stores.length > 0) await tx.insert(storeTable).values([...stores]);
}
