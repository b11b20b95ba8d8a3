import { ShopError } from '@selvedge/contract/error.ts';
import type { OrderAnswer } from '@selvedge/contract/order-shape.ts';
import { audit } from '../audit/audit.ts';
import { textsOf } from '../http/texts-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { followOrder } from './follow-order.ts';
import { isOwner } from './get-receipt.ts';
import { loadParts } from './order-parts.ts';
import { showOrder } from './show-order.ts';
import { findOrder, findOrderByNumber, type OrderRow } from './store.ts';

/** ORD-019 another's order is not there. */
export async function getOrder(ctx: Ctx, { orderId }: { orderId: string }): Promise<OrderAnswer> {
  return showOwn(ctx, await findOrder(ctx.db, orderId));
}

/** ORD-022 */
export async function getOrderByNumber(ctx: Ctx, { orderNumber }: { orderNumber: string }): Promise<OrderAnswer> {
  return showOwn(ctx, await findOrderByNumber(ctx.db, orderNumber));
}

async function showOwn(ctx: Ctx, row: OrderRow | undefined): Promise<OrderAnswer> {
  if (!row || !isOwner(ctx, row)) throw new ShopError('not_found');
  return followOrder(ctx, row);
}

/** ORD-021 for the systems behind the shop, by their key. */
export async function getInternalOrder(ctx: Ctx, { orderNumber }: { orderNumber: string }): Promise<OrderAnswer> {
  const row = await findOrderByNumber(ctx.db, orderNumber);
  if (!row) throw new ShopError('not_found');
  await audit(ctx.db, { at: ctx.now, who: 'service', action: 'order.look', subject: row.number });
  return showOrder(row, await loadParts(ctx.db, row.id), textsOf(ctx.content, row.market));
}
