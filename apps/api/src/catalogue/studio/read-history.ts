import type { ProductChange } from '@selvedge/contract/studio/products.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';

const most = 50;

/** Who changed what of a product, newest first. */
export async function readHistory(db: Db, productId: string): Promise<ProductChange[]> {
  const { rows } = await db.execute<Omit<ProductChange, 'at'> & { at: string }>(sql`
    select i.set_id as "setId", i.changed_at as at, s.who, i.field, i.before, i.after, i.state
    from change_item i join change_set s on s.id = i.set_id
    where i.product_id = ${productId} and i.changed_at is not null order by i.changed_at desc limit ${most}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
