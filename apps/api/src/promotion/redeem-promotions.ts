import { createHash } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

export type Redemption = {
  basketId: string;
  /** The payment that claims them; without it they are given back. */
  attemptId: string;
  /** Those that took something off, with the code that was given. */
  promotions: readonly { promotionId: string; code?: string | undefined; perCustomer?: number | undefined }[];
  now: Date;
} & Redeemer;

/** Who a limit per customer counts: the account, and the address that it has proven or that a guest has given. */
export type Redeemer = { customer: string; emailHash?: string | undefined };

/** An e-mail is only kept as a hash. One that an account has not proven may be anybody's, and counts for nobody. */
export function redeemerOf({ shopperId, email, emailVerified = false }: Who): Redeemer {
  const emailHash = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  if (shopperId === undefined) return { customer: emailHash, emailHash };
  return { customer: shopperId, ...(emailVerified && { emailHash }) };
}

type Who = { shopperId?: string | undefined; email: string; emailVerified?: boolean | undefined };

/**
 * Call in the transaction that opens a payment, and again in the one that places its order. A code that a hundred shoppers use at the
 * same moment is used as often as its limit says: the row decides, one after the other. Again for the same basket changes nothing.
 */
export async function redeemPromotions(tx: Db, { basketId, attemptId, promotions, now, ...redeemer }: Redemption): Promise<void> {
  const { customer, emailHash = null } = redeemer;
  // In one order everywhere, so that two orders with the same two codes never wait for each other.
  for (const { promotionId, code, perCustomer } of [...promotions].sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    if (perCustomer !== undefined) await lockRedeemer(tx, promotionId, redeemer);
    const { rowCount: isNew } = await tx.execute(sql`
      insert into promotion_redemption (basket_id, promotion_id, code, customer, email_hash, at, attempt_id)
      values (${basketId}, ${promotionId}, ${code ?? null}, ${customer}, ${emailHash}, ${now}, ${attemptId}::uuid) on conflict do nothing`);
    if (!isNew) continue;
    if (perCustomer !== undefined && (await countRedemptions(tx, promotionId, redeemer)) > perCustomer)
      throw refuse('promotion.used_by_you');
    if (code === undefined) continue;
    const { rowCount: isUsed } = await tx.execute(sql`
      update promotion_code set used = used + 1 where code = ${code} and (most_uses is null or used < most_uses)
        and (owner is null or owner = ${customer}) and (until is null or until > ${now})`);
    if (!isUsed) throw refuse('promotion.used_up');
  }
}

/** Of a payment that came to nothing: what it claimed can be used again. What a later payment of the basket claimed stays. */
export async function releasePromotions(tx: Db, { attemptId }: { attemptId: string }): Promise<void> {
  await tx.execute(sql`
    with released as (delete from promotion_redemption where attempt_id = ${attemptId}::uuid returning code)
    update promotion_code set used = used - 1 where code in (select code from released) and used > 0`);
}

/** Of an order that was cancelled whole: whoever used a code may use it again. */
export async function returnPromotions(tx: Db, { basketId }: { basketId: string }): Promise<void> {
  await tx.execute(sql`
    with returned as (delete from promotion_redemption where basket_id = ${basketId}::uuid returning code)
    update promotion_code set used = used - 1 where code in (select code from returned) and used > 0`);
}

/** By account and by address, in one order everywhere: as a guest and signed in at the same moment is still one after the other. */
async function lockRedeemer(tx: Db, promotionId: string, { customer, emailHash = customer }: Redeemer): Promise<void> {
  for (const who of [...new Set([customer, emailHash])].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotion ${promotionId} ${who}`}, 0))`);
}

export async function countRedemptions(db: Db, promotionId: string, { customer, emailHash = customer }: Redeemer): Promise<number> {
  const { rows } = await db.execute<{ uses: number }>(sql`
    select count(*)::int as uses from promotion_redemption
    where promotion_id = ${promotionId} and (customer in (${customer}, ${emailHash}) or email_hash = ${emailHash})`);
  return rows[0]!.uses;
}

function refuse(key: string): ShopError {
  return new ShopError('promo_code_refused', { promoCode: [key] });
}
