import type { OrderReturn } from '@selvedge/contract/returns.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { getOrderRow } from '../order/locked-order.ts';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showReturns } from './show-returns.ts';
import { returnTable } from './tables.ts';

const mostOrders = 50;

/** Of the orders that were returned from last. */
export async function listOwnReturns(ctx: Ctx): Promise<{ returns: OrderReturn[] }> {
  if (ctx.session?.kind !== 'shopper') return { returns: [] };
  const own = and(eq(orderTable.shopperId, ctx.session.shopperId), isNotNull(orderTable.email));
  const rows = await ctx.db
    .select({ orderId: returnTable.orderId })
    .from(returnTable)
    .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
    .where(own)
    .orderBy(desc(returnTable.registeredAt))
    .limit(mostOrders);
  const returns: OrderReturn[] = [];
  for (const orderId of new Set(rows.map((row) => row.orderId)))
    returns.push(...(await showReturns(ctx.db, ctx, await getOrderRow(ctx.db, orderId))).returns);
  return { returns: returns.sort((a, b) => (a.registered < b.registered ? 1 : -1)) };
}
