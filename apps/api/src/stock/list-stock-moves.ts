import type { Answer } from '@selvedge/contract/endpoint.ts';
import type { staffProducts } from '@selvedge/contract/studio/products.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';

type Moves = Answer<typeof staffProducts.stockMoves>;
type Row = Omit<Moves[number], 'who' | 'reason'> & { who: string | null; reason: string | null };

const most = 100;

/** Who took pieces of a product out or put them in; without a name it was an order. */
export async function listStockMoves({ db }: Ctx, productId: string): Promise<Moves> {
  const { rows } = await db.execute<Row>(sql`
    select m.at, m.variant_id as sku, m.kind, m.location_id as "locationId", m.quantity as pieces, m.remaining, m.who, m.reason
    from stock_movement m join variant v on v.id = m.variant_id
    where v.product_id = ${productId} order by m.id desc limit ${most}`);
  return rows.map(({ who, reason, ...row }) => ({
    ...{ ...row, at: new Date(row.at).toISOString() },
    ...(who !== null && { who }),
    ...(reason !== null && { reason }),
  }));
}
