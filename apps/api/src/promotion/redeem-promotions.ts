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
  customer: string;
  now: Date;
};

/** Who a limit per customer counts. An e-mail is only kept as a hash. */
export function redeemer({ shopperId, email }: { shopperId?: string | undefined; email: string }): string {
  return shopperId ?? createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/**
 * Call in the transaction that opens a payment, and again in the one that places its order. A code that a hundred shoppers use at the
 * same moment is used as often as its limit says: the row decides, one after the other. Again for the same basket changes nothing.
 */
export async function redeemPromotions(tx: Db, { basketId, attemptId, promotions, customer, now }: Redemption): Promise<void> {
  // In one order everywhere, so that two orders with the same two codes never wait for each other.
  for (const { promotionId, code, perCustomer } of [...promotions].sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    if (perCustomer !== undefined) await lockCustomer(tx, promotionId, customer);
    const { rowCount: isNew } = await tx.execute(sql`
      insert into promotion_redemption (basket_id, promotion_id, code, customer, at, attempt_id)
      values (${basketId}, ${promotionId}, ${code ?? null}, ${customer}, ${now}, ${attemptId}::uuid) on conflict do nothing`);
    if (!isNew) continue;
    if (perCustomer !== undefined && (await countUses(tx, promotionId, customer)) > perCustomer) throw refuse('promotion.used_by_you');
    if (code === undefined) continue;
    const { rowCount: isUsed } = await tx.execute(sql`
      update promotion_code set used = used + 1 where code = ${code} and (most_uses is null or used < most_uses)`);
    if (!isUsed) throw refuse('promotion.used_up');
  }
}

/** Of a payment that came to nothing: what it claimed can be used again. What a later payment of the basket claimed stays. */
export async function releasePromotions(tx: Db, { attemptId }: { attemptId: string }): Promise<void> {
  await tx.execute(sql`
    with released as (delete from promotion_redemption where attempt_id = ${attemptId}::uuid returning code)
    update promotion_code set used = used - 1 where code in (select code from released) and used > 0`);
}

async function lockCustomer(tx: Db, promotionId: string, customer: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotion ${promotionId} ${customer}`}, 0))`);
}

async function countUses(tx: Db, promotionId: string, customer: string): Promise<number> {
  const { rows } = await tx.execute<{ uses: number }>(sql`
    select count(*)::int as uses from promotion_redemption where promotion_id = ${promotionId} and customer = ${customer}`);
  return rows[0]!.uses;
}

function refuse(key: string): ShopError {
  return new ShopError('promo_code_refused', { promoCode: [key] });
}
