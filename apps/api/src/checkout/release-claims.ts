import type { Db } from '../db/db.ts';
import { releasePromotions } from '../promotion/redeem-promotions.ts';
import { releaseStock } from '../stock/claim-stock.ts';

/** What an attempt put aside when it was opened is free for others, in the transaction that ends it. */
export async function releaseClaims(tx: Db, claims: { attemptId: string }): Promise<void> {
  await releaseStock(tx, claims);
  await releasePromotions(tx, claims);
}
