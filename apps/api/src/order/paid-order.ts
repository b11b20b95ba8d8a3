import { ShopError } from '@selvedge/contract/error.ts';
import type { Db } from '../db/db.ts';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { isBuyer } from './get-receipt.ts';
import { findOrder, listPayments, lockOrder, type OrderRow, type PaymentRow } from './store.ts';

export type { OrderRow, PaymentRow } from './store.ts';

export type PaidOrder = { order: OrderRow; payments: readonly PaymentRow[] };

/** Held from here to the commit. Undefined while its money is not there, and for an order that has no person in it any more. */
export async function lockPaidOrder(tx: Db, orderId: string): Promise<PaidOrder | undefined> {
  return withPayments(tx, await lockOrder(tx, orderId));
}

/** The same, to look at. */
export async function findPaidOrder(db: Db, orderId: string): Promise<PaidOrder | undefined> {
  return withPayments(db, await findOrder(db, orderId));
}

async function withPayments(db: Db, order: OrderRow | undefined): Promise<PaidOrder | undefined> {
  if (!order || order.state === 'paymentProcessing' || order.email === null) return undefined;
  return { order, payments: await listPayments(db, order.id) };
}

/** To who can't prove to be the buyer there is no such order. */
export async function checkBuyer(ctx: Ctx, asked: { orderId: string; token?: string | undefined }, http: Http): Promise<void> {
  const row = await findOrder(ctx.db, asked.orderId);
  http.setHeader('x-robots-tag', 'noindex');
  if (row?.market !== ctx.market!.id || !isBuyer(ctx, { row, http, token: asked.token })) throw new ShopError('not_found');
}
