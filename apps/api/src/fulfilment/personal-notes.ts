import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofGuest } from '../order/personal-orders.ts';
import { orderTable } from '../order/tables.ts';
import { orderNoteTable } from './tables.ts';

/** What staff wrote about a shopper's orders, for the file that they download. */
export function exportNotes(db: Db, shopperId: string): Promise<unknown> {
  return exportWhere(db, eq(orderTable.shopperId, shopperId));
}

export function exportGuestNotes(db: Db, email: string): Promise<unknown> {
  return exportWhere(db, ofGuest(email));
}

/** Before the orders themselves: afterwards nothing tells whose they were. */
export function eraseNotes(tx: Db, shopperId: string): Promise<void> {
  return eraseWhere(tx, eq(orderTable.shopperId, shopperId));
}

export function eraseGuestNotes(tx: Db, email: string): Promise<void> {
  return eraseWhere(tx, ofGuest(email));
}

const ofOrders = (db: Db, where: SQL | undefined) =>
  inArray(orderNoteTable.orderId, db.select({ id: orderTable.id }).from(orderTable).where(where));

function exportWhere(db: Db, where: SQL | undefined): Promise<unknown> {
  const { at, text } = orderNoteTable;
  return db.select({ at, text }).from(orderNoteTable).where(ofOrders(db, where)).orderBy(at);
}

async function eraseWhere(tx: Db, where: SQL | undefined): Promise<void> {
  await tx.delete(orderNoteTable).where(ofOrders(tx, where));
}
