import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { TakenPieces } from '../stock/reserve-stock.ts';
import { refuseOrder } from './refuse-order.ts';
import { orderOriginTable as table } from './tables.ts';

export type OriginRow = typeof table.$inferSelect;

export function listOrigins(db: Db, orderId: string): Promise<OriginRow[]> {
  return db.select().from(table).where(eq(table.orderId, orderId)).orderBy(asc(table.sku), asc(table.kind), asc(table.locationId));
}

/** Neither packed nor given back. */
export function freeAt({ quantity, packed, restored }: OriginRow): number {
  return quantity - packed - restored;
}

const at = ({ orderId, sku, kind, locationId }: Omit<TakenPieces, 'quantity'> & { orderId: string }) =>
  and(eq(table.orderId, orderId), eq(table.sku, sku), eq(table.kind, kind), eq(table.locationId, locationId));

/** Into a parcel, or out of it again with a quantity below 0. Refused when so many do not lie there for the order. */
export async function packAt(tx: Db, { quantity, ...place }: TakenPieces & { orderId: string }): Promise<void> {
  const changed = await tx
    .update(table)
    .set({ packed: sql`${table.packed} + ${quantity}` })
    .where(and(at(place), sql`${table.packed} + ${table.restored} + ${quantity} <= ${table.quantity}`))
    .returning({ sku: table.sku });
  if (changed.length === 0) throw refuseOrder('lines', 'order.not_at_this_place');
}

type Restore = { orderId: string; sku: string; quantity: number; from: 'warehouse' | 'store' };

/** Pieces that nobody packed go back to where they were taken; answers where that is. */
export async function restorePieces(tx: Db, { orderId, sku, quantity, from }: Restore): Promise<TakenPieces[]> {
  const origins = (await listOrigins(tx, orderId)).filter((origin) => origin.sku === sku && freeAt(origin) > 0);
  // A line of the store's gives back to the store first, should another line of the same article come from the warehouse.
  origins.sort((a, b) => Number(b.kind === from) - Number(a.kind === from));
  const restored: TakenPieces[] = [];
  let left = quantity;
  for (const { kind, locationId, ...origin } of origins) {
    const pieces = Math.min(left, freeAt({ ...origin, kind, locationId }));
    if (pieces === 0) continue;
    const place = { sku, kind, locationId };
    await tx
      .update(table)
      .set({ restored: sql`${table.restored} + ${pieces}` })
      .where(at({ orderId, ...place }));
    restored.push({ ...place, quantity: pieces });
    left -= pieces;
  }
  return restored;
}
