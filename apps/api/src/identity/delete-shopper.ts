import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { shopperTable } from './shopper-tables.ts';

/** Sessions, identities, tokens and the profile go with the row; a session that is still in a browser ends with its next call. */
export async function deleteShopper(tx: Db, shopperId: string): Promise<void> {
  await tx.delete(shopperTable).where(eq(shopperTable.id, shopperId));
}
