import { ShopError } from '@selvedge/contract/error.ts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { clubContactTable } from '../../club/tables.ts';
import type { Db } from '../../db/db.ts';
import { shopperTable } from '../../identity/shopper-tables.ts';
import { orderTable } from '../../order/tables.ts';

/** Somebody, by an account, an address, or both. */
export type Person = {
  /** One for each, however they were found. */
  customerId: string;
  kind: 'account' | 'guest' | 'member';
  shopperId: string | undefined;
  email: string;
  /**
   * What is kept under the address without an account is theirs: they have proven it, or nobody has an account of it. Anybody can sign
   * up with somebody else's address, and must not get that person's orders by asking for their own data.
   */
  ownsEmail: boolean;
};

export async function getPerson(db: Db, customerId: string): Promise<Person> {
  const id = customerId.slice(2);
  const found = customerId.startsWith('a-')
    ? await findAccount(db, { id })
    : await findByAddress(db, customerId.startsWith('g-') ? await guestEmail(db, id) : await memberEmail(db, id));
  if (!found) throw new ShopError('not_found');
  return found;
}

async function findAccount(db: Db, by: { id: string } | { provenEmail: string }): Promise<Person | undefined> {
  const { id, email, emailVerifiedAt } = shopperTable;
  const where = 'id' in by ? eq(id, by.id) : and(eq(email, by.provenEmail), isNotNull(emailVerifiedAt));
  const [row] = await db.select({ id, email, emailVerifiedAt }).from(shopperTable).where(where);
  return (
    row && { customerId: `a-${row.id}`, kind: 'account', shopperId: row.id, email: row.email, ownsEmail: row.emailVerifiedAt !== null }
  );
}

/** Whoever has the address: its proven account, else who bought with it, else who joined the club. */
export async function findByAddress(db: Db, email: string | undefined): Promise<Person | undefined> {
  if (!email) return undefined;
  const account = await findAccount(db, { provenEmail: email });
  if (account) return account;
  const [first] = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(isNull(orderTable.shopperId), sql`lower(${orderTable.email}) = ${email}`))
    .orderBy(asc(orderTable.placedAt), asc(orderTable.id))
    .limit(1);
  if (first) return { customerId: `g-${first.id}`, kind: 'guest', shopperId: undefined, email, ownsEmail: true };
  const [contact] = await db.select({ id: clubContactTable.id }).from(clubContactTable).where(eq(clubContactTable.email, email));
  return contact && { customerId: `c-${contact.id}`, kind: 'member', shopperId: undefined, email, ownsEmail: true };
}

async function guestEmail(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: orderTable.email })
    .from(orderTable)
    .where(and(eq(orderTable.id, orderId), isNull(orderTable.shopperId)));
  return row?.email?.toLowerCase();
}

async function memberEmail(db: Db, contactId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: clubContactTable.email }).from(clubContactTable).where(eq(clubContactTable.id, contactId));
  return row?.email;
}
