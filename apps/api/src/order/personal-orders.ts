import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { loadParts } from './order-parts.ts';
import { showOrder } from './show-order.ts';
import { orderLineTable, orderTable } from './tables.ts';

/** For the file that a shopper downloads. */
export async function exportOrders(db: Db, shopperId: string): Promise<unknown> {
  return exportWhere(db, eq(orderTable.shopperId, shopperId));
}

/** Those that were placed without an account, by the address that they were confirmed to. */
export async function exportGuestOrders(db: Db, email: string): Promise<unknown> {
  return exportWhere(db, ofGuest(email));
}

async function exportWhere(db: Db, where: SQL | undefined): Promise<unknown> {
  const rows = await db.select().from(orderTable).where(where).orderBy(orderTable.placedAt);
  return Promise.all(rows.map(async (row) => showOrder(row, await loadParts(db, row.id), (key) => key).order));
}

/**
 * ACC-033 when an account is erased: the books keep what was sold, when and to which country; who it was, where they live, what they
 * wrote and to whom gift cards went is taken out, and no link of a mail opens the order any more.
 */
export async function anonymiseOrders(tx: Db, shopperId: string): Promise<void> {
  await anonymiseWhere(tx, eq(orderTable.shopperId, shopperId));
}

/** The same for orders without an account; and who was given a card by others goes from their orders. */
export async function anonymiseGuestOrders(tx: Db, email: string): Promise<void> {
  await anonymiseWhere(tx, ofGuest(email));
  await tx.update(orderLineTable).set({ giftCard: null }).where(sql`lower(${orderLineTable.giftCard} ->> 'recipientEmail') = ${email}`);
}

export const ofGuest = (email: string) => and(isNull(orderTable.shopperId), sql`lower(${orderTable.email}) = ${email}`);

async function anonymiseWhere(tx: Db, where: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: orderTable.id }).from(orderTable).where(where);
  await tx.update(orderLineTable).set({ giftCard: null }).where(inArray(orderLineTable.orderId, ids));
  await tx
    .update(orderTable)
    .set({
      ...{ shopperId: null, email: null, firstName: null, lastName: null },
      document: sql`jsonb_set(${orderTable.document} - 'note' - 'shippingAddress' - 'billingAddress' || jsonb_build_object('note', ''),
        '{shipments}', coalesce((select jsonb_agg(shipment - 'pickupPointAddress' || '{"pickupPointId": ""}')
          from jsonb_array_elements(${orderTable.document} -> 'shipments') shipment), '[]'))`,
      accessKey: sql`uuid_send(gen_random_uuid())`,
    })
    .where(where);
}
