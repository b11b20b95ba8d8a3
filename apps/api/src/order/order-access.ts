import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookies } from '@selvedge/domain/constants.ts';
import type { Db } from '../db/db.ts';
import type { Http } from '../http/serve.ts';
import { findOrder, type OrderRow } from './store.ts';

type Purpose = 'cookie' | 'mail';
type Keyed = Pick<OrderRow, 'id' | 'accessKey'>;

/** Proof of being the buyer, good for one order and one way of showing it. */
export function accessToken({ id, accessKey }: Keyed, purpose: Purpose): string {
  return createHmac('sha256', accessKey).update(`${purpose} ${id}`).digest('base64url');
}

export function isAccessToken(order: Keyed, purpose: Purpose, given: string | undefined): boolean {
  if (given === undefined) return false;
  const [right, said] = [Buffer.from(accessToken(order, purpose)), Buffer.from(given)];
  return right.length === said.length && timingSafeEqual(right, said);
}

/**
 * Call when the browser that paid gets its answer: from then on it may see the whole receipt, for a day. Also keeps the order's number,
 * which alone opens nothing. (ORD-017)
 */
export async function giveOrderAccess(db: Db, http: Pick<Http, 'setCookie'>, orderId: string): Promise<void> {
  const order = await findOrder(db, orderId);
  if (!order) return;
  const { orderAccess, orderNumber } = cookies;
  http.setCookie(orderAccess.name, `${order.id}.${accessToken(order, 'cookie')}`, { maxAge: orderAccess.seconds, path: '/api/order' });
  http.setCookie(orderNumber.name, order.number, { maxAge: orderNumber.seconds });
}

export function hasOrderCookie(order: Keyed, http: Pick<Http, 'readCookie'>): boolean {
  const [orderId, token] = (http.readCookie(cookies.orderAccess.name) ?? '').split('.', 2);
  return orderId === order.id && isAccessToken(order, 'cookie', token);
}

/** Whether this browser was shown the order's receipt when it was paid. */
export async function hasOrderAccess(db: Db, http: Pick<Http, 'readCookie'>, orderId: string): Promise<boolean> {
  const order = await findOrder(db, orderId);
  return order !== undefined && hasOrderCookie(order, http);
}
