import { ShopError } from '@selvedge/contract/error.ts';
import { type SQL, sql } from 'drizzle-orm';
import { servesMarket } from '../catalogue/supply.ts';
import type { Db } from '../db/db.ts';
import { checkShare, type WantedPieces } from './check-share.ts';
import type { Pieces } from './stock-changes.ts';

export type TakenPieces = { sku: string; kind: 'warehouse' | 'store'; locationId: string; quantity: number };

type Reserve = {
  attemptId: string;
  market: string;
  wanted: readonly WantedPieces[];
  /** Whose unpaid payments share what they may hold; left out where somebody of the shop asks. */
  caller?: string | undefined;
  now: Date;
};

/**
 * Puts pieces aside for a payment: all of them or none. The rows of the stock are locked in one order, so that shoppers of the same
 * pieces stand in line and two of them never wait for each other.
 */
export async function reserveStock(tx: Db, { attemptId, market, wanted, caller, now }: Reserve): Promise<TakenPieces[]> {
  if (wanted.length === 0) return [];
  const stock = await lockFreePieces(tx, { market, skus: wanted.map(({ sku }) => sku) });
  if (caller !== undefined) await checkShare(tx, { attemptId, wanted, caller, now });
  const taken = wanted.flatMap((each) => takePieces(stock, each));
  const values = taken.map(
    ({ sku, kind, locationId, quantity }) => sql`(${attemptId}::uuid, ${sku}, ${kind}, ${locationId}, ${quantity}::integer)`,
  );
  await tx.execute(sql`
    insert into stock_reservation (attempt_id, variant_id, kind, location_id, quantity) values ${sql.join(values, sql`, `)}
    on conflict (attempt_id, variant_id, kind, location_id) do update set quantity = stock_reservation.quantity + excluded.quantity`);
  return taken;
}

/** Several warehouses may give what they have; from stores a parcel leaves one. */
function takePieces(stock: readonly FreePieces[], { sku, quantity, from, at, isOnlyThere }: WantedPieces): TakenPieces[] {
  const there = at && stock.find((each) => each.sku === sku && each.kind === 'store' && each.id === at && each.quantity >= quantity);
  if (there) {
    there.quantity -= quantity;
    return [{ sku, kind: 'store', locationId: there.id, quantity }];
  }
  if (isOnlyThere) throw new ShopError('line_refused', { lineItem: ['basket.out_of_stock'] });
  const places = stock
    .filter((each) => each.sku === sku && each.kind === from && each.quantity > 0)
    .sort((a, b) => b.quantity - a.quantity);
  const taken: TakenPieces[] = [];
  let missing = quantity;
  for (const place of from === 'store' ? places.slice(0, 1) : places) {
    const pieces = Math.min(missing, place.quantity);
    if (pieces === 0) continue;
    taken.push({ sku, kind: from, locationId: place.id, quantity: pieces });
    // Another line may want of the same pieces.
    place.quantity -= pieces;
    missing -= pieces;
  }
  if (missing > 0)
    throw new ShopError('line_refused', { lineItem: [missing === quantity ? 'basket.out_of_stock' : 'basket.not_enough_stock'] });
  return taken;
}

type FreePieces = Pieces & { sku: string };

async function lockFreePieces(tx: Db, { market, skus }: { market: string; skus: readonly string[] }): Promise<FreePieces[]> {
  const asked = sql.param([...new Set(skus)]);
  await tx.execute(sql`
    select from stock where variant_id = any(${asked}::text[]) order by variant_id, kind, location_id for update`);
  // A statement of its own: it sees what was committed while the lock was waited for.
  return readFreePieces(tx, { market, skus });
}

/** What nobody is paying for, at the places that serve a market, from the database itself. */
export async function readFreePieces(db: Db, { market, skus }: { market: string; skus: readonly string[] }): Promise<FreePieces[]> {
  const rows = await readPlacedPieces(db, sql`s.variant_id = any(${sql.param([...new Set(skus)])}::text[])`);
  return rows
    .filter(({ markets }) => servesMarket({ markets }, market))
    .map(({ sku, kind, id, quantity }) => ({ sku, kind, id, quantity }));
}

/** `markets`: those that the place serves, null for all. */
export type PlacedPieces = FreePieces & { markets: string[] | null };

/** The same at every place, of every size of a product. */
export function readPiecesOfProduct(db: Db, productId: string): Promise<PlacedPieces[]> {
  return readPlacedPieces(db, sql`s.variant_id in (select id from variant where product_id = ${productId})`);
}

async function readPlacedPieces(db: Db, wanted: SQL): Promise<PlacedPieces[]> {
  const { rows } = await db.execute<PlacedPieces>(sql`
    select s.variant_id as sku, s.kind, s.location_id as id, l.markets,
      greatest(0, s.quantity - coalesce((select sum(r.quantity) from stock_reservation r
        where (r.variant_id, r.kind, r.location_id) = (s.variant_id, s.kind, s.location_id)), 0))::integer as quantity
    from stock s left join stock_location l on l.kind = s.kind and l.id = s.location_id
    where ${wanted}
    order by s.variant_id, s.kind, s.location_id`);
  return rows;
}
