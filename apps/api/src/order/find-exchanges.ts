import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

/** The order whose pieces came back for these, and those that were sent for pieces of this one. */
export async function findExchanges(
  db: Db,
  { id, number, document }: OrderRow,
): Promise<Required<Pick<StaffOrder, 'exchanges'>> & Pick<StaffOrder, 'exchangeOf'>> {
  const [of] = document.exchangeOf
    ? await db
        .select({ orderId: orderTable.id, orderNumber: orderTable.number })
        .from(orderTable)
        .where(eq(orderTable.number, document.exchangeOf))
    : [];
  // Lines of an exchange name the order that paid, which of the exchange of an exchange is not the one that came back.
  const { rows } = await db.execute<{ orderId: string; orderNumber: string }>(sql`
    select distinct o.id as "orderId", o.number as "orderNumber" from order_exchange x join customer_order o on o.id = x.order_id
    where x.of_order_id in (select ${id} union select of_order_id from order_exchange where order_id = ${id})
      and o.document ->> 'exchangeOf' = ${number}
    order by o.number`);
  return { ...(of && { exchangeOf: of }), exchanges: rows };
}
