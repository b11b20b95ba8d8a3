import { inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type FoundParcel, listParcels } from '../parcel/list-parcels.ts';
import { listPayments, type PaymentRow } from './store.ts';
import { orderLineTable } from './tables.ts';

export type OrderLineRow = typeof orderLineTable.$inferSelect;
/** What belongs to an order and changes after it was placed. */
export type OrderParts = { payments: readonly PaymentRow[]; lines: readonly OrderLineRow[]; parcels: readonly FoundParcel[] };

export async function loadParts(db: Db, orderId: string): Promise<OrderParts> {
  return {
    payments: await listPayments(db, orderId),
    lines: await listOrderLines(db, [orderId]),
    parcels: await listParcels(db, [orderId]),
  };
}

export function listOrderLines(db: Db, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLineTable)
    .where(inArray(orderLineTable.orderId, [...orderIds]))
    .orderBy(orderLineTable.orderId, orderLineTable.place);
}
