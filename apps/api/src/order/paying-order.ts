import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { getLockedOrder, getOrderRow } from './locked-order.ts';
import type { OrderRow } from './store.ts';
import { orderExchangeTable as table } from './tables.ts';

/** Whose money stands behind the lines of an order. Of an exchange it is another order's. */
export type PayingOrder = { order: OrderRow; isOwn: boolean; lineOf: (lineId: string) => string };

export async function findPayingOrder(db: Db, order: OrderRow): Promise<PayingOrder> {
  return paying(db, order, getOrderRow);
}

/** Always after the exchange's own order and never the other way round, so that two never wait for each other. */
export async function lockPayingOrder(tx: Db, order: OrderRow): Promise<PayingOrder> {
  return paying(tx, order, getLockedOrder);
}

async function paying(db: Db, order: OrderRow, read: typeof getOrderRow): Promise<PayingOrder> {
  const rows = await db.select().from(table).where(eq(table.orderId, order.id));
  const [first] = rows;
  if (!first) return { order, isOwn: true, lineOf: (lineId) => lineId };
  const lines = new Map(rows.map(({ lineId, ofLineId }) => [lineId, ofLineId]));
  return { order: await read(db, first.ofOrderId), isOwn: false, lineOf: (lineId) => lines.get(lineId)! };
}

/** By line: pieces that came back for another size, which the buyer has, or is to get. */
export async function countExchanged(db: Db, orderId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ lineId: string; pieces: number }>(sql`
    select x.of_line_id as "lineId", sum(l.quantity - l.cancelled - l.returned)::integer as pieces
    from order_exchange x join order_line l on l.order_id = x.order_id and l.line_id = x.line_id
    where x.of_order_id = ${orderId} group by x.of_line_id`);
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}
