import { ShopError } from '@selvedge/contract/error.ts';
import { mayHold } from '@selvedge/domain/payment/hold.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

export type WantedPieces = {
  sku: string;
  quantity: number;
  from: 'warehouse' | 'store';
  /** The store where it is collected: where it has all of them, they are put aside there. */
  at?: string | undefined;
  /** Taken along from that shelf: pieces that lie elsewhere are none. */
  isOnlyThere?: boolean | undefined;
};
type Share = { attemptId: string; wanted: readonly WantedPieces[]; caller: string; now: Date };

/** Call with the rows of the stock locked: payments from one address that start at the same moment then see each other. */
export async function checkShare(tx: Db, { attemptId, wanted, caller, now }: Share): Promise<void> {
  const since = new Date(now.getTime() - 3_600_000);
  const skus = [...new Set(wanted.map(({ sku }) => sku))];
  const { rows } = await tx.execute<{ sku: string; total: number; held: number; lapses: number }>(sql`
    with mine as (select id, state, frozen from payment_attempt
      where caller = ${caller} and created_at > ${since} and id <> ${attemptId}::uuid and state <> 'ordered')
    select sku, (select coalesce(sum(quantity), 0)::int from stock where variant_id = sku) as total,
      (select coalesce(sum(r.quantity), 0)::int from stock_reservation r join mine on mine.id = r.attempt_id where r.variant_id = sku) as held,
      (select count(*)::int from mine where state = 'expired'
        and frozen -> 'basket' -> 'lines' @> jsonb_build_array(jsonb_build_object('sku', sku))) as lapses
    from unnest(${sql.param(skus)}::text[]) as sku`);
  for (const { sku, ...hold } of rows) {
    const pieces = wanted.filter((each) => each.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
    if (!mayHold({ ...hold, wanted: pieces })) throw new ShopError('payment_refused', { payment: ['payment.held_elsewhere'] });
  }
}
