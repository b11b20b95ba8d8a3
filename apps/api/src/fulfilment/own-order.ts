import { ShopError } from '@selvedge/contract/error.ts';
import type { OrderAnswer } from '@selvedge/contract/order-shape.ts';
import type { Http } from '../http/serve.ts';
import { followOrder } from '../order/follow-order.ts';
import { isBuyer } from '../order/get-receipt.ts';
import { getOrderRow, type OrderRow } from '../order/locked-order.ts';
import type { Ctx } from '../shop/ctx.ts';

export type Proof = { orderId: string; token?: string | undefined };

/** The buyer's own: by session, by the cookie of the browser that paid, or by the mail's link. To anybody else it is not there. */
export async function getOwnOrder(ctx: Ctx, { orderId, token }: Proof, http: Http): Promise<OrderRow> {
  const row = await getOrderRow(ctx.db, orderId);
  if (!isBuyer(ctx, { row, http, token })) throw new ShopError('not_found');
  return row;
}

export async function showChanged(ctx: Ctx, orderId: string): Promise<OrderAnswer> {
  return followOrder(ctx, await getOrderRow(ctx.db, orderId));
}
