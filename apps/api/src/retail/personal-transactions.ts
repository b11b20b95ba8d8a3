import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { retailTransactionTable as table } from './tables.ts';

const ofAddress = (email: string) => and(eq(table.email, email), isNull(table.shopperId));

/** For the file that a shopper downloads. */
export const exportTransactions = (db: Db, shopperId: string) => exportWhere(db, eq(table.shopperId, shopperId));
export const exportTransactionsOf = (db: Db, email: string) => exportWhere(db, ofAddress(email));

/** The books of the store keep what was sold; who bought it is taken out. */
export const anonymiseTransactions = (tx: Db, shopperId: string) => anonymiseWhere(tx, eq(table.shopperId, shopperId));
export const anonymiseTransactionsOf = (tx: Db, email: string) => anonymiseWhere(tx, ofAddress(email));

/** Of a member who has left the club: their receipts are still theirs by the address. */
export async function forgetMemberNumber(tx: Db, memberNumber: string): Promise<void> {
  await tx.update(table).set({ memberNumber: null }).where(eq(table.memberNumber, memberNumber));
}

async function exportWhere(db: Db, where: SQL | undefined): Promise<unknown> {
  const rows = await db.select({ document: table.document }).from(table).where(where).orderBy(desc(table.createdAt));
  return rows.map(({ document }) => document);
}

async function anonymiseWhere(tx: Db, where: SQL | undefined): Promise<void> {
  await tx
    .update(table)
    .set({
      ...{ shopperId: null, email: null, memberNumber: null },
      document: sql`${table.document} || '{"customerName": "", "paymentCard": "", "uniqueReceiptIdQrCode": ""}'`,
    })
    .where(where);
}
