import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { TakenPieces } from './reserve-stock.ts';

type Returned = { reference: string /** Told twice, they come back once. */; pieces: readonly TakenPieces[]; now: Date };

/** Pieces of an order that can be sold again, at the place that they were taken from or came back to. */
export async function returnStock(tx: Db, { reference, pieces, now }: Returned): Promise<void> {
  // In one order everywhere, so that two orders that give back the same two pieces never wait for each other.
  for (const { sku, kind, locationId, quantity } of [...pieces].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    const { rows: before } = await tx.execute(sql`
      select from stock_movement
      where (reference, variant_id, kind, location_id) = (${reference}, ${sku}, ${kind}, ${locationId})`);
    if (before.length > 0) continue;
    // An article that was taken out of the assortment meanwhile has no place to come back to.
    const { rows } = await tx.execute<{ quantity: number }>(sql`
      insert into stock (variant_id, kind, location_id, quantity)
      select id, ${kind}, ${locationId}, ${quantity}::integer from variant where id = ${sku}
      on conflict (variant_id, kind, location_id) do update set quantity = stock.quantity + excluded.quantity
      returning quantity`);
    if (!rows[0]) continue;
    await tx.execute(sql`
      insert into stock_movement (reference, variant_id, kind, location_id, quantity, remaining, at)
      values (${reference}, ${sku}, ${kind}, ${locationId}, ${quantity}, ${rows[0].quantity}, ${now})`);
  }
}

function nameOf({ sku, kind, locationId }: TakenPieces): string {
  return `${sku} ${kind} ${locationId}`;
}
