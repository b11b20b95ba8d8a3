import type { OrderReturn } from '@selvedge/contract/returns.ts';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listReturns } from './list-returns.ts';
import { isOpen, loadReturnable } from './load-returnable.ts';
import { readPaid } from './read-paid.ts';
import { showClosed, showEach } from './show-returns.ts';
import { returnTable } from './tables.ts';

const mostReturns = 50;

/**
 * Of the orders that were returned from last. All at once, however many there are; only what an open return is worth follows from its
 * whole order.
 */
export async function listOwnReturns(ctx: Ctx): Promise<{ returns: OrderReturn[] }> {
  if (ctx.session?.kind !== 'shopper') return { returns: [] };
  const own = and(eq(orderTable.shopperId, ctx.session.shopperId), isNotNull(orderTable.email));
  const newest = ctx.db
    .select({ orderId: returnTable.orderId })
    .from(returnTable)
    .innerJoin(orderTable, eq(orderTable.id, returnTable.orderId))
    .where(own)
    .orderBy(desc(returnTable.registeredAt))
    .limit(mostReturns);
  const orders = await ctx.db.select().from(orderTable).where(inArray(orderTable.id, newest));
  const found = await listReturns(
    ctx.db,
    orders.map(({ id }) => id),
  );
  const paid = await readPaid(ctx.db, found);
  const returns: OrderReturn[] = [];
  for (const order of orders) {
    const its = found.filter(({ orderId }) => orderId === order.id);
    if (its.some(isOpen)) returns.push(...showEach(await loadReturnable(ctx.db, ctx, order), paid).returns);
    else returns.push(...its.map((each) => showClosed(order, each, paid)));
  }
  return { returns: returns.sort((a, b) => (a.registered < b.registered ? 1 : -1)) };
}
