import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type AccountRow, loyaltyAccountTable } from './tables.ts';

/** Undefined for a member who has earned nothing yet. */
export async function findAccount(db: Db, contactId: string): Promise<AccountRow | undefined> {
  const [account] = await db.select().from(loyaltyAccountTable).where(eq(loyaltyAccountTable.contactId, contactId));
  return account;
}
