import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { ofGuest } from '../order/personal-orders.ts';
import { orderTable } from '../order/tables.ts';
import { listReturns } from './list-returns.ts';
import { returnLineTable, returnPictureTable } from './tables.ts';

/** What a shopper sent back, and what they wrote about it. */
export const exportReturns = (db: Db, shopperId: string) => exportWhere(db, eq(orderTable.shopperId, shopperId));
export const exportGuestReturns = (db: Db, email: string) => exportWhere(db, ofGuest(email));

/** The books keep what came back and why; the shopper's own words and pictures go. Before the orders: afterwards nothing tells whose they were. */
export const forgetReturnDetails = (tx: Db, shopperId: string) => forgetWhere(tx, eq(orderTable.shopperId, shopperId));
export const forgetGuestReturnDetails = (tx: Db, email: string) => forgetWhere(tx, ofGuest(email));

async function exportWhere(db: Db, where: SQL | undefined): Promise<unknown> {
  const ids = await db.select({ id: orderTable.id }).from(orderTable).where(where);
  const returns = await listReturns(
    db,
    ids.map(({ id }) => id),
  );
  return returns.map(({ orderId, number, state, method, registeredAt, lines, pictures }) => ({
    ...{ orderId, number, state, method, registered: registeredAt.toISOString(), pictures: pictures.map(({ id }) => id) },
    lines: lines.map(({ lineId, quantity, reason, words }) => ({ lineId, quantity, reason, words })),
  }));
}

async function forgetWhere(tx: Db, where: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: orderTable.id }).from(orderTable).where(where);
  await tx.update(returnLineTable).set({ words: '' }).where(inArray(returnLineTable.orderId, ids));
  await tx.delete(returnPictureTable).where(inArray(returnPictureTable.orderId, ids));
}
