import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import type { Pieces, StockChanges } from '../stock/stock-changes.ts';
import type { KnownLine } from './price-content.ts';

type Reserved = Pieces & { sku: string };

/**
 * What this very basket has put aside while its shopper is at the bank is there for it: whoever comes back must not read that the last
 * piece is gone. Asked only when something seems to be missing.
 */
export async function withOwnReservations(ctx: Ctx, { basketId, lines }: { basketId: string; lines: readonly KnownLine[] }): Promise<Ctx> {
  if (lines.every(({ state }) => state === 'available' || state === 'notSold')) return ctx;
  const { rows } = await ctx.db.execute<Reserved>(sql`
    select r.variant_id as sku, r.kind, r.location_id as id, r.quantity from stock_reservation r
    join payment_attempt a on a.id = r.attempt_id where a.basket_id = ${basketId}::uuid`);
  return rows.length === 0 ? ctx : { ...ctx, stock: addPieces(ctx.stock, rows) };
}

function addPieces(stock: StockChanges, own: readonly Reserved[]): StockChanges {
  return {
    find(sku) {
      const pieces = stock.find(sku);
      const reserved = own.filter((each) => each.sku === sku);
      return pieces && [...pieces, ...reserved.map(({ kind, id, quantity }) => ({ kind, id, quantity }))];
    },
  };
}
