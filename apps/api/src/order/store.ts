import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { orderPaymentTable, orderTable } from './tables.ts';

export type OrderRow = typeof orderTable.$inferSelect;
export type PaymentRow = typeof orderPaymentTable.$inferSelect;

export async function findOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
  return row;
}

export async function findOrderByNumber(db: Db, orderNumber: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.number, orderNumber));
  return row;
}

export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId)).for('update');
  return row;
}

export function listPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db.select().from(orderPaymentTable).where(eq(orderPaymentTable.orderId, orderId)).orderBy(orderPaymentTable.kind);
}

export type Place = { at: Date; id: string };
export type ListOrders = { where: SQL | undefined; after: Place | undefined; limit: number };

/** Newest first, from where the last page ended: the hundredth page costs as much as the first. */
export function listOrders(db: Db, { where, after, limit }: ListOrders): Promise<OrderRow[]> {
  const later = after && sql`(${orderTable.placedAt}, ${orderTable.id}) < (${after.at}::timestamptz, ${after.id})`;
  return db.select().from(orderTable).where(and(where, later)).orderBy(desc(orderTable.placedAt), desc(orderTable.id)).limit(limit);
}
