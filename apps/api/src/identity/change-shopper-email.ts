import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { noteProvenEmail } from './note-proven-email.ts';
import { revokeShopperSessions } from './shopper-session.ts';
import { shopperTable, shopperTokenTable } from './shopper-tables.ts';

type NewEmail = { shopperId: string; email: string; now: Date; exceptSession: string | undefined };

/**
 * The address a shopper signs in with from now on, already proven. Whoever is signed in elsewhere does so again, and links in
 * mails to the old address lead nowhere: its owner may be somebody else by now. False when the address has been taken.
 */
export async function changeShopperEmail(tx: Db, { shopperId, email, now, exceptSession }: NewEmail): Promise<boolean> {
  const [taken] = await tx.select({ id: shopperTable.id }).from(shopperTable).where(eq(shopperTable.email, email)).for('update');
  if (taken && taken.id !== shopperId) return false;
  await tx.update(shopperTable).set({ email, emailVerifiedAt: now }).where(eq(shopperTable.id, shopperId));
  await noteProvenEmail(tx, { shopperId, email, now });
  await tx.delete(shopperTokenTable).where(eq(shopperTokenTable.shopperId, shopperId));
  await revokeShopperSessions(tx, { shopperId, except: exceptSession, now });
  return true;
}
