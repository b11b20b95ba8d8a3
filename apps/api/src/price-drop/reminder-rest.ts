import { addDays } from '@selvedge/domain/date/add-days.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** One mail a week about what a member left behind, be it in the basket or on a wishlist. */
const restDays = 7;

/** Two processes, two baskets or two kinds of mail: who comes second sees what the first has written. */
export async function lockReminders(tx: Db, shopperId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reminder ${shopperId}`}, 0))`);
}

/** Whether a shopper, by a column of the query that it stands in, was written to within the week before. */
export function wasReminded(shopperId: SQL, now: Date): SQL {
  const since = addDays(now, -restDays).toISOString();
  return sql`(exists (select from basket_reminder r where r.shopper_id = ${shopperId} and r.sent_at > ${since})
    or exists (select from price_drop_mail d where d.shopper_id = ${shopperId} and d.sent_at > ${since}))`;
}

/** Whether a shopper has bought a product since a moment, in any size. */
export function hasBought({ shopperId, productId, since }: { shopperId: SQL; productId: SQL; since: SQL }): SQL {
  return sql`exists (select from customer_order o join order_line l on l.order_id = o.id join variant v on v.id = l.sku
    where o.shopper_id = ${shopperId} and v.product_id = ${productId} and o.placed_at > ${since} and l.cancelled < l.quantity)`;
}
