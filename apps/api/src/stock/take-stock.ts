import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { TakenPieces } from './reserve-stock.ts';

type Taken = { reference: string; pieces: readonly TakenPieces[]; now: Date };

/** By staff, from the very place where they stand: pieces that nobody is paying for. Answers whether there were so many. */
export async function takeStock(tx: Db, { reference, pieces, now }: Taken): Promise<boolean> {
  // In the order in which everybody locks rows of the stock.
  for (const { sku, kind, locationId, quantity } of [...pieces].sort((a, b) => (a.sku < b.sku ? -1 : 1))) {
    await tx.execute(sql`
      select from stock where variant_id = ${sku} and kind = ${kind} and location_id = ${locationId} for update`);
    // A statement of its own: it sees what was committed while the lock was waited for.
    const { rows } = await tx.execute<{ remaining: number }>(sql`
      update stock s set quantity = quantity - ${quantity}
      where variant_id = ${sku} and kind = ${kind} and location_id = ${locationId}
        and quantity - coalesce((select sum(r.quantity) from stock_reservation r
          where (r.variant_id, r.kind, r.location_id) = (s.variant_id, s.kind, s.location_id)), 0) >= ${quantity}
      returning quantity as remaining`);
    if (!rows[0]) return false;
    await tx.execute(sql`
      insert into stock_movement (reference, variant_id, kind, location_id, quantity, remaining, at)
      values (${reference}, ${sku}, ${kind}, ${locationId}, ${-quantity}, ${rows[0].remaining}, ${now})`);
  }
  return true;
}
