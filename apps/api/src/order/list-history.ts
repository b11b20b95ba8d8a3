import type { OrderSummary } from '@selvedge/contract/order-shape.ts';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { getShopperSession } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';
import { cutPage, readPlace } from './page-of-orders.ts';
import { showSummaries } from './show-summaries.ts';
import { listOrders } from './store.ts';
import { orderTable } from './tables.ts';

type Asked = { limit: number; after?: string | undefined; search: string; year?: number | undefined };
type History = { orders: OrderSummary[]; next?: string; years?: number[] };

/** ORD-020 */
export async function listHistory(ctx: Ctx, { limit, after, search, year }: Asked): Promise<History> {
  const { shopperId } = getShopperSession(ctx);
  const own = eq(orderTable.shopperId, shopperId);
  const where = and(own, search === '' ? undefined : holds(search), year === undefined ? undefined : inYear(year));
  const { rows, ...more } = cutPage(await listOrders(ctx.db, { where, after: readPlace(after), limit: limit + 1 }), limit);
  return { orders: await showSummaries(ctx, rows), ...more, ...(after === undefined && { years: await listYears(ctx.db, shopperId) }) };
}

function holds(search: string): SQL {
  return sql`${orderTable.words} like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** As UTC counts: a shopper's orders are of several markets, and the day of each is shown as its own market has it. */
function inYear(year: number): SQL | undefined {
  return and(gte(orderTable.placedAt, new Date(Date.UTC(year, 0))), lt(orderTable.placedAt, new Date(Date.UTC(year + 1, 0))));
}

/** From the newest order of a year to the newest before that year: as many looks into the index as there are years, not as there are orders. */
async function listYears(db: Db, shopperId: string): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    with recursive newest as (
      (select placed_at from customer_order where shopper_id = ${shopperId} order by placed_at desc limit 1)
      union all
      select (select o.placed_at from customer_order o where o.shopper_id = ${shopperId}
          and o.placed_at < date_trunc('year', newest.placed_at at time zone 'UTC') at time zone 'UTC'
        order by o.placed_at desc limit 1)
      from newest where newest.placed_at is not null
    ) select extract(year from placed_at at time zone 'UTC')::int as year from newest where placed_at is not null`);
  return rows.map(({ year }) => year);
}
