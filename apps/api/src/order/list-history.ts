import type { OrderSummary } from '@selvedge/contract/order.ts';
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
  return { orders: await showSummaries(ctx, rows), ...more, ...(after === undefined && { years: await listYears(ctx.db, own) }) };
}

function holds(search: string): SQL {
  return sql`${orderTable.words} like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** As UTC counts: a shopper's orders are of several markets, and the day of each is shown as its own market has it. */
function inYear(year: number): SQL | undefined {
  return and(gte(orderTable.placedAt, new Date(Date.UTC(year, 0))), lt(orderTable.placedAt, new Date(Date.UTC(year + 1, 0))));
}

async function listYears(db: Db, own: SQL): Promise<number[]> {
  const year = sql<number>`extract(year from ${orderTable.placedAt} at time zone 'UTC')::int`;
  const rows = await db.select({ year }).from(orderTable).where(own).groupBy(year);
  return rows.map((row) => row.year).sort((a, b) => b - a);
}
