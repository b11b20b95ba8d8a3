import { ShopError } from '@selvedge/contract/error.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
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

async function findAccount(db: Db, by: { id: string }): Promise<Person | undefined> {
  const [row] = await accounts(db, eq(shopperTable.id, by.id));
  return row;
}

async function accounts(db: Db, where: SQL | undefined): Promise<Person[]> {
  const { id, email, emailVerifiedAt } = shopperTable;
  const rows = await db.select({ id, email, emailVerifiedAt }).from(shopperTable).where(where);
  return rows.map((row) => ({
    ...{ customerId: `a-${row.id}`, kind: 'account', shopperId: row.id, email: row.email },
    ownsEmail: row.emailVerifiedAt !== null,
  }));
}

async function findByAddress(db: Db, email: string | undefined): Promise<Person | undefined> {
  return email ? (await findByAddresses(db, [email])).get(email) : undefined;
}

/** Whoever has each address: its proven account, else who bought with it, else who joined the club. A question for all of them at once. */
export async function findByAddresses(db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const found = new Map<string, Person>();
  const left = () => emails.filter((email) => !found.has(email));
  const put = (person: Person) => found.set(person.email, person);
  if (emails.length === 0) return found;
  for (const account of await accounts(db, and(inArray(shopperTable.email, left()), isNotNull(shopperTable.emailVerifiedAt)))) put(account);
  for (const { id, email } of await firstOrders(db, left()))
    put({ customerId: `g-${id}`, kind: 'guest', shopperId: undefined, email, ownsEmail: true });
  const { id, email } = clubContactTable;
  const contacts = left().length === 0 ? [] : await db.select({ id, email }).from(clubContactTable).where(inArray(email, left()));
  for (const contact of contacts)
    put({ customerId: `c-${contact.id}`, kind: 'member', shopperId: undefined, email: contact.email, ownsEmail: true });
  return found;
}

async function firstOrders(db: Db, emails: readonly string[]): Promise<{ id: string; email: string }[]> {
  if (emails.length === 0) return [];
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select distinct on (lower(email)) id, lower(email) as email from customer_order
    where shopper_id is null and lower(email) in (${sql.join(
      emails.map((email) => sql`${email}`),
      sql`, `,
    )})
    order by lower(email), placed_at, id`);
  return rows;
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
