import type { ProductChange } from '@selvedge/contract/studio/products.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { showSides } from '../changes/list-items.ts';

const most = 50;

/** Who changed what of a product, newest first. */
export async function readHistory({ db, content }: Ctx, productId: string): Promise<ProductChange[]> {
  const { rows } = await db.execute<Omit<ProductChange, 'at'> & { at: string }>(sql`
    select i.set_id as "setId", i.changed_at as at, s.who, i.field, i.before, i.after, i.state
    from change_item i join change_set s on s.id = i.set_id
    where i.product_id = ${productId} and i.changed_at is not null order by i.changed_at desc limit ${most}`);
  const decimals = new Map(content.markets.map((market) => [market.id, market.decimals]));
  return rows.map((row) => ({ ...row, ...showSides(row, decimals), at: new Date(row.at).toISOString() }));
}
