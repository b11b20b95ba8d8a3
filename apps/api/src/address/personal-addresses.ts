import type { Db } from '../db/db.ts';
import { deleteRowsOf, listRowsOfShopper } from './store.ts';
import type { StoredAddress } from './tables.ts';

/** For the file that a shopper downloads: of every country. */
export async function exportAddresses(db: Db, shopperId: string): Promise<(StoredAddress & { country: string; isPreferred: boolean })[]> {
  const rows = await listRowsOfShopper(db, shopperId);
  return rows.map(({ content, country, isPreferred }) => ({ ...content, country, isPreferred }));
}

/** When an account is erased. */
export async function eraseAddresses(tx: Db, shopperId: string): Promise<void> {
  await deleteRowsOf(tx, shopperId);
}
