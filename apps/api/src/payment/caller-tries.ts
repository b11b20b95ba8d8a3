import { createHmac } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { limitedAddress } from '../http/count-call.ts';
import type { Ctx } from '../shop/ctx.ts';

const mostTries = 30;
const windowMs = 3_600_000;

/** Whose attempts count together. A keyed hash: the address itself is nobody's business afterwards. */
export function callerOf({ address }: Pick<Ctx, 'address'>, secret: string): string {
  return createHmac('sha256', secret)
    .update(`payment caller ${limitedAddress(address)}`)
    .digest('base64url')
    .slice(0, 22);
}

/** However many baskets a thief fills: thirty payments an hour from one address that came to nothing, and no more. */
export async function checkCallerTries(db: Db, { caller, now }: { caller: string; now: Date }): Promise<void> {
  const { rows } = await db.execute<{ tries: number }>(sql`
    select count(*)::int as tries from payment_attempt
    where caller = ${caller} and created_at > ${new Date(now.getTime() - windowMs)} and state <> 'ordered'`);
  if (rows[0]!.tries >= mostTries) throw new ShopError('payment_refused', { payment: ['payment.too_many_attempts'] });
}
