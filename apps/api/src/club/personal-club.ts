import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import { clubConsentTable, clubContactTable, clubWishTable } from './tables.ts';

/** For the file that a shopper downloads. Only what belongs to a proven address: another's must not be read by typing it. */
export async function exportClub(db: Db, shopperId: string): Promise<unknown> {
  const email = await provenEmail(db, shopperId);
  return email ? exportClubOf(db, email) : null;
}

/** By an address that is the asker's own. */
export async function exportClubOf(db: Db, email: string): Promise<unknown> {
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  if (!contact) return null;
  const { messageKey: _, ...known } = contact;
  const consents = await db.select().from(clubConsentTable).where(eq(clubConsentTable.contactId, contact.id)).orderBy(clubConsentTable.id);
  return { ...known, consents: consents.map(({ id: _id, contactId: _contact, ...consent }) => consent) };
}

/** When an account is erased: its membership goes, with what was agreed to. */
export async function eraseClub(tx: Db, shopperId: string): Promise<void> {
  const email = await provenEmail(tx, shopperId);
  if (email) await eraseClubOf(tx, email);
}

export async function eraseClubOf(tx: Db, email: string): Promise<void> {
  await tx.delete(clubContactTable).where(eq(clubContactTable.email, email));
  await tx.delete(clubWishTable).where(eq(clubWishTable.email, email));
}

async function provenEmail(db: Db, shopperId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: shopperTable.email })
    .from(shopperTable)
    .where(and(eq(shopperTable.id, shopperId), isNotNull(shopperTable.emailVerifiedAt)));
  return row?.email;
}
