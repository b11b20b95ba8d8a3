import { ShopError } from '@selvedge/contract/error.ts';
import type { Db } from '../db/db.ts';
import { findOrder, findOrderByNumber, lockOrder, type OrderRow } from './store.ts';

export type { OrderRow, PaymentRow } from './store.ts';

/** First in the transaction of every actor on an order: whoever does another waits here. */
export async function getLockedOrder(tx: Db, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new ShopError('not_found');
  return order;
}

export async function getOrderRow(db: Db, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId);
  if (!order) throw new ShopError('not_found');
  return order;
}

export async function getOrderRowByNumber(db: Db, orderNumber: string): Promise<OrderRow> {
  const order = await findOrderByNumber(db, orderNumber);
  if (!order) throw new ShopError('not_found');
  return order;
}
