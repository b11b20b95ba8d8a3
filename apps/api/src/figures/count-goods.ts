import { type SQL, sql } from 'drizzle-orm';
import { type AskedTime, asTable, ofStores } from './read-asked.ts';

/** Pieces of goods by size, as `sold (sku, currency, pieces, amount, returned)`: bought in the time, less what was cancelled; of these what came back. */
export function soldBySku(time: AskedTime, stores: readonly string[]): SQL {
  return sql`
    select l.sku, o.currency, sum(l.quantity - l.cancelled) as pieces, sum(l.total) as amount, sum(l.returned) as returned
    from ${asTable(time.markets)}
    join customer_order o on o.market = m.market and o.placed_at >= m.since and o.placed_at < m.until
    join order_line l on l.order_id = o.id
    where not l.is_digital and ${ofStores(stores)} and (o.total > 0 or not exists (select from order_exchange x where x.order_id = o.id))
    group by 1, 2`;
}

/** What lies anywhere, or in the caller's stores, as `lying (sku, pieces)`. */
export function lyingBySku(stores: readonly string[]): SQL {
  const where = stores.length === 0 ? sql`true` : sql`kind = 'store' and location_id = any(${sql.param(stores)}::text[])`;
  return sql`select variant_id as sku, sum(quantity) as pieces from stock where ${where} group by 1`;
}
