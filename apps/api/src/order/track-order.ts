import { createHash, timingSafeEqual } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import type { TrackOrder } from '@selvedge/contract/order.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Http } from '../http/serve.ts';
import { countAttempt } from '../identity/failures.ts';
import type { Ctx } from '../shop/ctx.ts';
import { giveOrderAccess } from './order-access.ts';
import { orderTable } from './tables.ts';

/**
 * ORD-029 who knows an order's number and its e-mail address may read it in this browser. Numbers follow one another, so whether a number
 * is taken must not be found out: a wrong pair is one answer after one question to the database, and tries are counted for the number and
 * for the address they come from.
 */
export async function trackOrder(ctx: Ctx, asked: TrackOrder, http: Http): Promise<{ orderId: string; market: string }> {
  const number = asked.orderNumber.replace(/[\s-]/g, '').toUpperCase();
  const attempt = await countAttempt(ctx, { of: 'track-order', account: number });
  if (attempt.isLocked) throw new ShopError('too_many_requests');
  const found = await findPair(ctx.db, { number, email: asked.email });
  if (!found) throw new ShopError('not_found');
  await attempt.succeed(ctx.db);
  await giveOrderAccess(ctx.db, http, found.orderId);
  return found;
}

/** The order of a number, if it was placed with this e-mail address. One that has no person in it any more is nobody's. */
export async function findPair(
  db: Db,
  { number, email }: { number: string; email: string },
): Promise<{ orderId: string; market: string } | undefined> {
  // Not the whole row: a large order takes longer to read than none at all.
  const { id, market, email: own } = orderTable;
  const [row] = await db.select({ orderId: id, market, own }).from(orderTable).where(eq(orderTable.number, number));
  const isRight = timingSafeEqual(hash(email), hash(row?.own ?? ''));
  return row?.own && isRight ? { orderId: row.orderId, market: row.market } : undefined;
}

function hash(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}
