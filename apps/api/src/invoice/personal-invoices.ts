import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofGuest } from '../order/personal-orders.ts';
import { orderTable } from '../order/tables.ts';
import { invoiceTable } from './tables.ts';

/** For the file that a shopper downloads. */
export const exportInvoices = (db: Db, shopperId: string) => exportWhere(db, eq(orderTable.shopperId, shopperId));
export const exportGuestInvoices = (db: Db, email: string) => exportWhere(db, ofGuest(email));

/** The books keep the document, its number and its sums; whom it was written to is taken out. Before the orders forget whose they were. */
export const anonymiseInvoices = (tx: Db, shopperId: string) => anonymiseWhere(tx, eq(orderTable.shopperId, shopperId));
export const anonymiseGuestInvoices = (tx: Db, email: string) => anonymiseWhere(tx, ofGuest(email));

const ofOrders = (db: Db, where: SQL | undefined) =>
  inArray(invoiceTable.orderId, db.select({ id: orderTable.id }).from(orderTable).where(where));

async function exportWhere(db: Db, where: SQL | undefined): Promise<unknown> {
  const { number, kind, at, document } = invoiceTable;
  return db.select({ number, kind, at, document }).from(invoiceTable).where(ofOrders(db, where)).orderBy(at);
}

async function anonymiseWhere(tx: Db, where: SQL | undefined): Promise<void> {
  await tx
    .update(invoiceTable)
    .set({ document: sql`jsonb_set(${invoiceTable.document}, '{buyer,lines}', '[]')` })
    .where(ofOrders(tx, where));
}
