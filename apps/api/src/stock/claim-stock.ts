import { ShopError } from '@selvedge/contract/error.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { TakenPieces } from './reserve-stock.ts';

type Claim = { attemptId: string /** The basket that is ordered. */; reference: string; now: Date };

/**
 * Takes what a payment put aside, in the transaction of its order. Refused when the stock was counted anew meanwhile and no longer has
 * it. Answers where the pieces came from.
 */
export async function claimStock(tx: Db, { attemptId, reference, now }: Claim): Promise<TakenPieces[]> {
  const { rows } = await tx.execute<TakenPieces>(sql`
    select variant_id as sku, kind, location_id as "locationId", quantity from stock_reservation
    where attempt_id = ${attemptId}::uuid order by variant_id, kind, location_id`);
  for (const { sku, kind, locationId, quantity } of rows) {
    const { rows: left } = await tx.execute<{ quantity: number }>(sql`
      update stock set quantity = quantity - ${quantity}
      where variant_id = ${sku} and kind = ${kind} and location_id = ${locationId} and quantity >= ${quantity} returning quantity`);
    if (!left[0]) throw new ShopError('line_refused', { lineItem: ['basket.out_of_stock'] });
    await tx.execute(sql`
      insert into stock_movement (reference, variant_id, kind, location_id, quantity, remaining, at)
      values (${reference}, ${sku}, ${kind}, ${locationId}, ${-quantity}, ${left[0].quantity}, ${now})`);
  }
  await releaseStock(tx, { attemptId });
  return rows;
}

/** The pieces of a payment that is over can be had again. */
export async function releaseStock(tx: Db, { attemptId }: { attemptId: string }): Promise<void> {
  await tx.execute(sql`delete from stock_reservation where attempt_id = ${attemptId}::uuid`);
}
