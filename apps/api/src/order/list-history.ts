import type { OrderSummary } from '@selvedge/contract/order.ts';
import { eq } from 'drizzle-orm';
import { getShopperSession } from '../identity/get-shopper.ts';
import type { Ctx } from '../shop/ctx.ts';
import { cutPage, readPlace } from './page-of-orders.ts';
import { showSummary } from './show-order.ts';
import { listOrders } from './store.ts';
import { orderTable } from './tables.ts';

type Asked = { limit: number; after?: string | undefined };

/** ORD-020 */
export async function listHistory(ctx: Ctx, { limit, after }: Asked): Promise<{ orders: OrderSummary[]; next?: string }> {
  const { shopperId } = getShopperSession(ctx);
  const where = eq(orderTable.shopperId, shopperId);
  const { rows, ...more } = cutPage(await listOrders(ctx.db, { where, after: readPlace(after), limit: limit + 1 }), limit);
  return { orders: rows.map(showSummary), ...more };
}
