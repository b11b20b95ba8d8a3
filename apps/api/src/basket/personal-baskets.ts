import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { listBasketsOf } from './store.ts';
import { basketReminderTable, basketTable } from './tables.ts';

/** For the file that a shopper downloads. */
export async function exportBaskets(db: Db, shopperId: string): Promise<unknown> {
  const rows = await listBasketsOf(db, shopperId);
  const reminders = await db
    .select({ basketId: basketReminderTable.basketId, sentAt: basketReminderTable.sentAt })
    .from(basketReminderTable)
    .where(eq(basketReminderTable.shopperId, shopperId));
  const sentOf = (id: string) => reminders.flatMap(({ basketId, sentAt }) => (basketId === id ? [sentAt] : []));
  return rows.map(({ id, market, content: { giftCards: _, ...content } }) => ({ market, ...content, remindersSentAt: sentOf(id) }));
}

/** When an account is erased. One that was ordered stays, so that it can't be ordered twice; nothing in it names a person any more. */
export async function eraseBaskets(tx: Db, shopperId: string): Promise<void> {
  await tx.delete(basketTable).where(and(eq(basketTable.shopperId, shopperId), isNull(basketTable.closedAt)));
  await tx.delete(basketReminderTable).where(eq(basketReminderTable.shopperId, shopperId));
  await forgetPerson(tx, eq(basketTable.shopperId, shopperId));
}

export async function exportGuestBaskets(db: Db, email: string): Promise<unknown> {
  const rows = await db.select().from(basketTable).where(ofGuest(email));
  return rows.map(({ market, content: { giftCards: _, ...content } }) => ({ market, ...content }));
}

/** What a guest typed goes; the pieces stay in the basket of whoever holds its cookie. */
export async function eraseGuestBaskets(tx: Db, { email, ordered }: { email: string; ordered: readonly string[] }): Promise<void> {
  await forgetPerson(tx, or(ofGuest(email), ordered.length > 0 ? inArray(basketTable.id, [...ordered]) : undefined));
}

/** Wherever the address stands: in what a guest gave, in an address, with a gift card. */
const ofGuest = (email: string) =>
  and(isNull(basketTable.shopperId), sql`strpos(lower(${basketTable.content}::text), ${JSON.stringify(email)}) > 0`);

async function forgetPerson(tx: Db, where: SQL | undefined): Promise<void> {
  const { content } = basketTable;
  const lines = (name: string) =>
    sql`coalesce((select jsonb_agg(line - 'giftCard') from jsonb_array_elements(${content} -> ${name}) line), '[]')`;
  await tx
    .update(basketTable)
    .set({
      shopperId: null,
      content: sql`(${content} - 'email' - 'note' - 'shippingAddress' - 'billingAddress' - 'shipments' - 'setAside')
        || jsonb_build_object('lines', ${lines('lines')})`,
      version: sql`${basketTable.version} + 1`,
    })
    .where(where);
}
