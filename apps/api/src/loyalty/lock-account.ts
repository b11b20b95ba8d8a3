import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type AccountRow, loyaltyAccountTable } from './tables.ts';

/** First in every transaction that moves a member's points: whoever moves others of the same member waits here. */
export async function lockAccount(tx: Db, accountId: string): Promise<AccountRow> {
  const [account] = await tx.select().from(loyaltyAccountTable).where(eq(loyaltyAccountTable.id, accountId)).for('update');
  if (!account) throw new Error(`there is no points account ${accountId}`);
  return account;
}

/** The same for a member who may have none yet. */
export async function openAccount(
  tx: Db,
  { contactId, market, now }: { contactId: string; market: string; now: Date },
): Promise<AccountRow> {
  await tx.insert(loyaltyAccountTable).values({ id: randomUUID(), contactId, market, openedAt: now }).onConflictDoNothing();
  const [account] = await tx.select().from(loyaltyAccountTable).where(eq(loyaltyAccountTable.contactId, contactId)).for('update');
  return account!;
}
