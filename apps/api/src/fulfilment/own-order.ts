import { ShopError } from '@selvedge/contract/error.ts';
import type { OrderAnswer } from '@selvedge/contract/order.ts';
import type { Http } from '../http/serve.ts';
import { textsOf } from '../http/texts-of.ts';
import { isOwner } from '../order/get-receipt.ts';
import { getOrderRow, type OrderRow } from '../order/locked-order.ts';
import { hasOrderCookie, isAccessToken } from '../order/order-access.ts';
import { loadParts } from '../order/order-parts.ts';
import { showOrder } from '../order/show-order.ts';
import type { Ctx } from '../shop/ctx.ts';

export type Proof = { orderId: string; token?: string | undefined };

/** The buyer's own: by session, by the cookie of the browser that paid, or by the mail's link. To anybody else it is not there. */
export async function getOwnOrder(ctx: Ctx, { orderId, token }: Proof, http: Http): Promise<OrderRow> {
  const row = await getOrderRow(ctx.db, orderId);
  const isBuyer = isOwner(ctx, row) || hasOrderCookie(row, http) || isAccessToken(row, 'mail', token);
  if (!isBuyer || row.email === null) throw new ShopError('not_found');
  return row;
}

export async function showChanged(ctx: Ctx, orderId: string): Promise<OrderAnswer> {
  const row = await getOrderRow(ctx.db, orderId);
  return showOrder(row, await loadParts(ctx.db, orderId), textsOf(ctx.content, row.market));
}
