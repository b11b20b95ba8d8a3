import { ShopError } from '@selvedge/contract/error.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { clubContactTable } from './tables.ts';

export type Member = { contactId: string; subBrands: string[]; messagesSince: Date | null };

/** The member whose address this is. The address must be proven: ask with a session's that is. */
export async function findMember(db: Db, email: string): Promise<Member | undefined> {
  const { id: contactId, subBrands, messagesSince } = clubContactTable;
  const [row] = await db.select({ contactId, subBrands, messagesSince }).from(clubContactTable).where(eq(clubContactTable.email, email));
  return row;
}

/** The membership of a shopper whose address has changed goes along, unless the new address has one of its own. */
export async function moveMember(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  if (await findMember(tx, to)) return;
  await tx.update(clubContactTable).set({ email: to }).where(eq(clubContactTable.email, from));
}

/** Brands chosen in the account are the contact's, too. */
export async function chooseBrands(tx: Db, { email, subBrands }: { email: string; subBrands: string[] }): Promise<void> {
  await tx.update(clubContactTable).set({ subBrands }).where(eq(clubContactTable.email, email));
}

/** Everything that the club knows of a member but the key of their links. */
export async function getContact(db: Db, contactId: string): Promise<Omit<typeof clubContactTable.$inferSelect, 'messageKey'>> {
  const [row] = await db.select().from(clubContactTable).where(eq(clubContactTable.id, contactId));
  if (!row) throw new ShopError('not_found');
  const { messageKey: _, ...contact } = row;
  return contact;
}
