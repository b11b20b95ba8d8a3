import { ShopError } from '@selvedge/contract/error.ts';
import type { Receipt } from '@selvedge/contract/order-shape.ts';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { followOrder } from './follow-order.ts';
import { hasOrderCookie, isAccessToken } from './order-access.ts';
import { showRedacted } from './show-order.ts';
import { findOrder, type OrderRow } from './store.ts';

type Asked = { orderId: string; token?: string | undefined };

/** ORD-018 the whole receipt to the buyer; to anybody else who has the address, that there is such an order. */
export async function getReceipt(ctx: Ctx, { orderId, token }: Asked, http: Http): Promise<Receipt> {
  const row = await findOrder(ctx.db, orderId);
  if (row?.market !== ctx.market!.id) throw new ShopError('not_found');
  http.setHeader('x-robots-tag', 'noindex');
  const redacted = showRedacted(row);
  if (!isBuyer(ctx, { row, http, token })) return redacted;
  return { ...redacted, isRedacted: false, ...(await followOrder(ctx, row)) };
}

type Proof = { row: OrderRow; http: Pick<Http, 'readCookie'>; token: string | undefined };

/** By the owner's session, the cookie that payment left in the browser, or the token of the mail. */
export function isBuyer(ctx: Pick<Ctx, 'session'>, { row, http, token }: Proof): boolean {
  // An order without a person in it has nothing to show to a person.
  if (row.email === null) return false;
  return isOwner(ctx, row) || hasOrderCookie(row, http) || isAccessToken(row, 'mail', token);
}

export function isOwner({ session }: Pick<Ctx, 'session'>, { shopperId }: Pick<OrderRow, 'shopperId'>): boolean {
  return session?.kind === 'shopper' && shopperId !== null && session.shopperId === shopperId;
}
