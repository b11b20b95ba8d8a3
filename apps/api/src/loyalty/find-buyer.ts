import { and, eq, isNotNull } from 'drizzle-orm';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import type { OrderRow } from '../order/locked-order.ts';

/** The link that confirms a wish to join lives so long: who ticked the box at checkout earns for that order, too. */
export const joinedWithinMs = 48 * 3_600_000;

/** The member who bought: by the proven address of the account, or the address that a guest gave. Giving points to it harms nobody. */
export async function findBuyer(
  db: Db,
  { shopperId, email, placedAt }: Pick<OrderRow, 'shopperId' | 'email' | 'placedAt'>,
): Promise<{ contactId: string } | undefined> {
  const address = shopperId === null ? email?.toLowerCase() : await provenEmail(db, shopperId);
  if (!address) return undefined;
  const { id: contactId, joinedAt } = clubContactTable;
  const [contact] = await db.select({ contactId, joinedAt }).from(clubContactTable).where(eq(clubContactTable.email, address));
  return contact && contact.joinedAt.getTime() <= placedAt.getTime() + joinedWithinMs ? contact : undefined;
}

/** Of an account, once its owner has proven it. */
export async function provenEmail(db: Db, shopperId: string): Promise<string | undefined> {
  const isTheirs = and(eq(shopperTable.id, shopperId), isNotNull(shopperTable.emailVerifiedAt));
  const [shopper] = await db.select({ email: shopperTable.email }).from(shopperTable).where(isTheirs);
  return shopper?.email;
}
